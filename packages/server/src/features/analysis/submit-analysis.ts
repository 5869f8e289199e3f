import { isDeepStrictEqual } from 'node:util';
import type { AnalyzeUrlRequest } from '@liftmark/contract/analysis';
import { actorName, type Context } from '../../access/actor.ts';
import { requireAnalysis } from '../../access/policy.ts';
import type { Database } from '../../database/connection.ts';
import { analyses } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import { analysisJob } from './jobs.ts';
import { progressAt } from './progress.ts';
import {
  type Analysis,
  countAnalysesThisMonth,
  countOpenAnalyses,
  findAnalysis,
  topicOf,
} from './queries.ts';

export interface SubmitDeps {
  database: Database;
  jobs: Jobs;
  freePerMonth: number;
  /** Most analyses that may wait or run before new ones are turned away. */
  queueLimit: number;
}

/**
 * Accepts an analysis: its row and its job are stored in one transaction. The same key of the same actor leads to
 * the same analysis, also when both requests arrive in the same moment.
 * @throws AppError `conflict` where the key stands for another page; `busy`, `free_limit`, `unauthenticated`.
 */
export async function submitAnalysis(
  { database, jobs, freePerMonth, queueLimit }: SubmitDeps,
  context: Context,
  key: string,
  request: AnalyzeUrlRequest,
): Promise<Analysis> {
  const input = JSON.parse(JSON.stringify(request));
  const earlier = await findAnalysis(database, context, key);
  if (earlier) return requireSameInput(earlier, input);

  requireAnalysis(context.actor, await countAnalysesThisMonth(database, context), freePerMonth);
  if ((await countOpenAnalyses(database)) >= queueLimit) {
    throw new AppError('busy', 'Many pages are being analyzed right now. Please try again in a moment.', {
      retryAfterS: 10,
    });
  }
  return database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(analyses)
      .values({
        actor: actorName(context.actor),
        key,
        url: request.url,
        input,
        progress: progressAt('queued', 'Waiting for its turn'),
      })
      .onConflictDoNothing()
      .returning();
    if (created === undefined) {
      const concurrent = await findAnalysis(transaction, context, key);
      if (concurrent === null) throw new Error(`Analysis ${key} was removed while it was submitted`);
      return requireSameInput(concurrent, input);
    }
    await jobs.send(transaction, analysisJob, { analysisId: created.id });
    await notify(transaction, topicOf(created));
    return created;
  });
}

function requireSameInput(analysis: Analysis, input: unknown): Analysis {
  if (isDeepStrictEqual(analysis.input, input)) return analysis;
  throw new AppError(
    'conflict',
    'This key already stands for the analysis of another page. Choose a new one.',
  );
}
