import { CAPTURE_FAILURES, type CaptureFailureCode } from '@liftmark/contract/capture-failures';
import { isCaptureFailure } from '../../errors.ts';
import { takeAccess } from '../page-access/find-access.ts';
import type { AnalysisResult } from './analysis-result.ts';
import { type CreatedReport, createReport, type SourcedRun } from './create-report.ts';
import type { EngineRun, PageSource } from './engine.ts';
import { findChanges } from './find-changes.ts';
import { type AnalysisInput, analysisInputSchema } from './input.ts';
import type { AnalysisWorker } from './jobs.ts';
import { engineProgress } from './progress.ts';
import { type Analysis, findAnalysisById, topicOf, updateRunningAnalysis } from './queries.ts';
import { rejectOnAbort } from './reject-on-abort.ts';
import { isStorable } from './store-report.ts';
import { readUploadOf } from './uploads.ts';
import type { WordsRun } from './write-words.ts';

export type EngineOutcome =
  | { kind: 'result'; result: AnalysisResult }
  /** The message is shown to the person. */
  | { kind: 'failure'; code: CaptureFailureCode | 'unavailable'; message: string }
  | { kind: 'cancelled' };

/** There is no browser, or the engine has a bug: nothing that the page caused. */
export const OWN_FAULT =
  'Something went wrong on our side, so we couldn’t analyze the page. This attempt doesn’t count toward your limit. Please try again in a moment.';

/** Reserved from the time limit for storing the result. */
const STORE_MS = 1_500;

/** The engine gets this much less, so that it ends by itself and says what took too long. */
const OWN_END_MS = 250;

/**
 * Runs the engine within its time limit, reports its stages and handles cancellation.
 * @throws if `stop` aborts, so that another worker takes over the analysis
 */
export async function runEngine(
  worker: AnalysisWorker & Pick<EngineRun, 'onCheckError'>,
  analysis: Analysis,
  stop: AbortSignal,
): Promise<EngineOutcome> {
  const budgetMs = Math.max(worker.budgetS * 1000 - STORE_MS, 1_000);
  const budget = AbortSignal.timeout(budgetMs);
  const cancellation = watchCancellation(worker, analysis);
  const progress = recordProgress(worker, analysis);
  const signal = AbortSignal.any([stop, budget, cancellation.signal]);
  try {
    const { onCheckError } = worker;
    const input = analysisInputSchema.parse(analysis.input);
    const endsAt = performance.now() + budgetMs;
    const run = {
      signal,
      budgetMs: budgetMs - OWN_END_MS,
      endsAt,
      onProgress: progress.onProgress,
      onCheckError,
      sourceOf: (url: string) => openSource(worker, analysis, input, url),
    };
    const result = await Promise.race([createResult(worker, analysis, input, run), rejectOnAbort(signal)]);
    if (!isStorable(result.report)) return failure('too_large');
    return { kind: 'result', result };
  } catch (error) {
    if (cancellation.signal.aborted) return { kind: 'cancelled' };
    if (stop.aborted) throw error;
    if (budget.aborted) return failure('timeout');
    const captureFailure = captureFailureOf(error);
    if (captureFailure !== null) return captureFailure;
    worker.onError(error);
    return { kind: 'failure', code: 'unavailable', message: OWN_FAULT };
  } finally {
    cancellation.close();
    await progress.settled();
  }
}

async function createResult(
  worker: AnalysisWorker,
  analysis: Analysis,
  input: AnalysisInput,
  run: SourcedRun & WordsRun,
): Promise<AnalysisResult> {
  const audited = await createReport(worker, input, run);
  const { model } = worker;
  const made = model === null ? audited : await inWordsOf(worker.engine, model, audited, run);
  const { changes, notCompared } = await findChanges(worker, analysis, input, made.page, run);
  if (notCompared === undefined || made.report.kind !== 'conversion') return { ...made, changes };
  return { ...made, changes, report: { ...made.report, notCompared } };
}

/** With what is kept for the site, and with the file that was uploaded. */
async function openSource(
  worker: AnalysisWorker,
  analysis: Analysis,
  input: AnalysisInput,
  url: string,
): Promise<PageSource> {
  const upload = await readUploadOf(worker.files, { id: analysis.id, input });
  return { url, upload, access: upload ? undefined : await takeAccess(worker, analysis.workspaceId, url) };
}

/** Loads the model code only if a model is configured. */
async function inWordsOf(
  engine: AnalysisWorker['engine'],
  model: NonNullable<AnalysisWorker['model']>,
  made: CreatedReport,
  run: WordsRun,
): Promise<CreatedReport> {
  const { writeWords } = await import('./write-words.ts');
  return writeWords(engine, model, made, run);
}

function failure(code: CaptureFailureCode, message: string = CAPTURE_FAILURES[code]): EngineOutcome {
  return { kind: 'failure', code, message };
}

/** The engine's own sentence about a page that can't be analyzed. */
function captureFailureOf(error: unknown): EngineOutcome | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return isCaptureFailure(error.code) ? failure(error.code, error.message) : null;
}

function watchCancellation(
  { database, notifications, onError }: AnalysisWorker,
  analysis: Analysis,
): { signal: AbortSignal; close: () => void } {
  const controller = new AbortController();
  const look = async () => {
    const current = await findAnalysisById(database, analysis.id);
    // Deleted with the account.
    if (current === null || current.state === 'cancelled') controller.abort();
  };
  const close = notifications.subscribe(topicOf(analysis), () => void look().catch(onError));
  return { signal: controller.signal, close };
}

/** Stores the stages one after another. A stage that can't be stored doesn't stop the analysis. */
function recordProgress(
  { database, onError }: AnalysisWorker,
  analysis: Analysis,
): { onProgress: EngineRun['onProgress']; settled: () => Promise<void> } {
  let latest = analysis.progress;
  let pending = Promise.resolve();
  return {
    onProgress(message) {
      const progress = engineProgress(message, latest);
      latest = progress;
      pending = pending.then(() => updateRunningAnalysis(database, analysis, progress)).catch(onError);
    },
    settled: () => pending,
  };
}
