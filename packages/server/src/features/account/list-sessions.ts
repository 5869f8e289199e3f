import type { AccountSession } from '@liftmark/contract/account';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { sessions } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import { endSessions } from '../auth/sessions.ts';
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

/** @throws AppError `not_found`, also for another person's session */
export async function endOwnSession(
  database: Database,
  userId: string,
  id: string,
  requestId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const ended = await transaction
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound();
    await recordOwnAction(transaction, userId, 'sessions_ended', requestId);
  });
}

/** Ends all sessions of a user, or all but one. */
export async function endOwnSessions(
  database: Database,
  userId: string,
  exceptId: string | undefined,
  requestId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await endSessions(transaction, userId, exceptId);
    await recordOwnAction(transaction, userId, 'sessions_ended', requestId);
  });
}
