import { lt, sql } from 'drizzle-orm';
import { sessions, verifications } from '../../database/schema.ts';
import { removeOldAllowances } from '../../platform/rate-limits.ts';
import type { ExpiryWorker } from './jobs.ts';

export async function removeExpired({ database }: ExpiryWorker): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expire, sql`now()`));
  await database.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  await removeOldAllowances(database);
}
