import { randomUUID } from 'node:crypto';
import type { ProgressEvent } from '@liftmark/contract/analysis';
import { errorCodeSchema } from '@liftmark/contract/errors';
import type { Upload } from '@liftmark/engine/capture/upload/uploaded-site';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../access/actor.ts';
import { AppError } from '../../errors.ts';
import type { Limit } from '../../http/limits.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { findUser } from '../auth/present-user.ts';
import { type Report, type ReportDeps, requireReport } from '../reports/find-report.ts';
import type { FailDeps } from './fail-analysis.ts';
import type { AnalysisInput } from './input.ts';
import { type SubmitDeps, submitAnalysis } from './submit-analysis.ts';
import { type WatchDeps, waitForAnalysis } from './watch-analysis.ts';

export interface AnalysisDeps extends SubmitDeps, WatchDeps, FailDeps, ReportDeps {
  /** How long a request waits for its analysis at most, in milliseconds. */
  waitMs: number;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
  limit: Limit;
  keyring: Keyring;
}

interface AnalysisCall {
  context: Context;
  /** The client's `Idempotency-Key`. */
  key: string | undefined;
  /** Closed when the client disconnects. */
  reply: FastifyReply;
  /** The file that the page comes from. */
  upload?: Upload | undefined;
  onProgress?: (progress: ProgressEvent) => void;
}

/**
 * Submits an analysis and waits for its report.
 * @throws AppError with the reason if there is no report; `unauthenticated` if the account was deleted meanwhile
 */
export async function finishAnalysis(
  deps: AnalysisDeps,
  { context, key = randomUUID(), reply, upload, onProgress }: AnalysisCall,
  input: AnalysisInput,
): Promise<Report> {
  const { id } = await submitAnalysis(deps, context, key, input, upload);
  reply.log.info({ analysis: id }, 'analysis accepted');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const limit = AbortSignal.timeout(deps.waitMs);
  const signal = AbortSignal.any([gone.signal, deps.stopping, limit]);
  const ended = await waitForAnalysis(deps, context, key, { signal, onProgress });
  if (ended === null) {
    if (context.actor.kind === 'user') await findUser(deps.database, context.actor.id);
    throw new AppError('busy', 'Your page is still being analyzed. Please try again in a moment.', {
      retryAfterS: 5,
    });
  }
  const { error, reportId } = ended;
  if (error) throw new AppError(errorCodeSchema.parse(error.code), error.message);
  return requireReport(deps, context, reportId ?? '');
}
