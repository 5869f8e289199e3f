import { SpanKind } from '@opentelemetry/api';
import type { JobRun } from '../../platform/jobs.ts';
import { traceEnded } from '../../platform/tracing.ts';
import { failAnalysis } from './fail-analysis.ts';
import type { AnalysisPayload, AnalysisWorker } from './jobs.ts';
import { progressAt } from './progress.ts';
import {
  type Analysis,
  findAnalysisById,
  lockOpenAnalysis,
  updateAnalysis,
  updateRunningAnalysis,
} from './queries.ts';
import { removeReceived } from './received-page.ts';
import { recordCheckErrors } from './record-check-errors.ts';
import { type EngineOutcome, OWN_FAULT, runEngine } from './run-engine.ts';
import { storeReport } from './store-report.ts';
import { uploadKey } from './uploads.ts';

/**
 * One attempt at an analysis: stores a report, or the reason why there is none. Rejects only if another attempt makes
 * sense: this process stops, or the result couldn't be stored.
 */
export async function runAnalysis(
  worker: AnalysisWorker,
  payload: AnalysisPayload,
  run: JobRun,
): Promise<void> {
  const analysis = await begin(worker, payload.analysisId);
  if (analysis === null) return removeUnusedUpload(worker, payload.analysisId);
  const startedMs = performance.now();
  const log = worker.log.child({ analysis: analysis.id });
  log.info({ attempt: run.retries }, 'analysis started');
  const onError = (error: unknown) => log.error({ err: error }, 'analysis');
  const onCheckError = recordCheckErrors({ ...worker, log, onError });
  const outcome = await runEngine({ ...worker, onError, onCheckError }, analysis, run.signal);
  const name = await conclude({ ...worker, onError }, analysis, outcome, run);
  await removeReceived(worker.files, analysis).catch(onError);
  if (name !== 'result') await removeUnusedUpload(worker, analysis.id);
  const seconds = (performance.now() - startedMs) / 1000;
  log.info({ outcome: name, seconds }, 'analysis ended');
  traceEnded('analysis', seconds * 1000, {
    kind: SpanKind.CONSUMER,
    attributes: { 'liftmark.analysis': analysis.id, 'liftmark.outcome': name },
    isFailure: name !== 'result' && name !== 'cancelled',
  });
  worker.telemetry.count('liftmark_analyses_total', { outcome: name });
  worker.telemetry.observeSeconds('liftmark_analysis_seconds', seconds);
}

/** A file is kept as long as there's a report on it. */
async function removeUnusedUpload(
  { database, files }: Pick<AnalysisWorker, 'database' | 'files'>,
  id: string,
): Promise<void> {
  const analysis = await findAnalysisById(database, id);
  if (analysis?.state !== 'done') await files.remove(uploadKey(id));
}

/** Stores the outcome, and returns its name. */
async function conclude(
  worker: AnalysisWorker,
  analysis: Analysis,
  outcome: EngineOutcome,
  run: JobRun,
): Promise<string> {
  if (outcome.kind === 'cancelled') return outcome.kind;
  if (outcome.kind === 'failure') {
    await failAnalysis(worker, analysis.id, outcome.code, outcome.message);
    return outcome.code;
  }
  try {
    const progress = progressAt('store', 'Storing the report', analysis.progress);
    await updateRunningAnalysis(worker.database, analysis, progress);
    await storeReport(worker, analysis, outcome.result, run.retries);
    return outcome.kind;
  } catch (error) {
    if (!run.isLast || run.signal.aborted) throw error;
    worker.onError(error);
    await failAnalysis(worker, analysis.id, 'unavailable', OWN_FAULT);
    return 'unavailable';
  }
}

/** Marks the analysis as running; null if it has already ended, so that nothing is done twice. */
async function begin({ database }: AnalysisWorker, id: string): Promise<Analysis | null> {
  return database.transaction(async (transaction) => {
    const analysis = await lockOpenAnalysis(transaction, id);
    if (analysis === null) return null;
    const progress = progressAt('capture', 'Opening the page', analysis.progress);
    const startedAt = analysis.startedAt ?? new Date();
    await updateAnalysis(transaction, analysis, { state: 'running', startedAt, progress });
    return { ...analysis, state: 'running', startedAt, progress };
  });
}
