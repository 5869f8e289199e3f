import { lt, sql } from 'drizzle-orm';
import { modelAnswers, sessions, spentAnalyses, verifications } from '../../database/schema.ts';
import { removeOldAllowances } from '../../platform/rate-limits.ts';
import type { ExpiryWorker } from './jobs.ts';

/** Days to keep the answers of a language model for the next analysis of the same page. */
const MODEL_ANSWER_DAYS = 30;

export async function removeExpired({ database }: ExpiryWorker): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expire, sql`now()`));
  await database.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  await database
    .delete(modelAnswers)
    .where(lt(modelAnswers.createdAt, sql`now() - ${MODEL_ANSWER_DAYS} * interval '1 day'`));
  await database.delete(spentAnalyses).where(lt(spentAnalyses.until, sql`now()`));
  await removeOldAllowances(database);
}
