import type { AccountSession } from '@liftmark/contract/account';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { sessions } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { deviceName } from './device-name.ts';

/** The live sessions of a user, newest first. */
export async function listSessions(
  database: Database,
  userId: string,
  currentId: string,
): Promise<AccountSession[]> {
  const found = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`)))
    .orderBy(desc(sessions.createdAt));
  return found.map(({ id, userAgent, ipAddress, createdAt, updatedAt, expire }) => ({
    id,
    isCurrent: id === currentId,
    device: deviceName(userAgent ?? ''),
    ipAddress: ipAddress === '' ? null : ipAddress,
    createdAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    expiresAt: expire.toISOString(),
  }));
}

/** @throws AppError `not_found`, also for a session of somebody else */
export async function endOwnSession(database: Database, userId: string, id: string): Promise<void> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}
