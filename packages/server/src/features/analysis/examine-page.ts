import { CAPTURE_FAILURES, type CaptureFailureCode } from '@liftmark/contract/capture-failures';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import { isCaptureFailure } from '../../errors.ts';
import type { EngineRun } from './engine.ts';
import { findChanges } from './find-changes.ts';
import { type AnalysisInput, analysisInputSchema } from './input.ts';
import type { AnalysisWorker } from './jobs.ts';
import { type MadeReport, makeReport } from './make-report.ts';
import { engineProgress } from './progress.ts';
import { type Analysis, findAnalysisById, topicOf, updateRunningAnalysis } from './queries.ts';
import { isStorable } from './store-report.ts';
import type { WordsRun } from './write-words.ts';

export interface Examined extends MadeReport {
  changes: ReportChanges | null;
}

export type Examination =
  | { kind: 'result'; result: Examined }
  /** The message is for the person. */
  | { kind: 'failure'; code: CaptureFailureCode | 'unavailable'; message: string }
  | { kind: 'cancelled' };

/** No browser to be had, or a fault in the engine: nothing that the page is to blame for. */
export const OWN_FAULT =
  'Liftmark could not analyze the page because of a fault of its own. The page is not to blame, and nothing was counted. Try again in a moment.';

/** Kept of the budget for storing the result. */
const STORE_MS = 1_500;

/** What the engine is given less than that, so that it ends by itself and says over what. */
const OWN_END_MS = 250;

/**
 * Runs the engine within the budget, reporting its stages and heeding a cancellation.
 * @throws where `stop` aborts, so that another worker takes the analysis over.
 */
export async function examinePage(
  worker: AnalysisWorker & Pick<EngineRun, 'onCheckError'>,
  analysis: Analysis,
  stop: AbortSignal,
): Promise<Examination> {
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
    };
    const result = await Promise.race([examine(worker, analysis.actor, input, run), rejectOnAbort(signal)]);
    if (!isStorable(result.report)) return failure('too_large');
    return { kind: 'result', result };
  } catch (error) {
    if (cancellation.signal.aborted) return { kind: 'cancelled' };
    if (stop.aborted) throw error;
    if (budget.aborted) return failure('timeout');
    const told = toldFailure(error);
    if (told !== null) return told;
    worker.onError(error);
    return { kind: 'failure', code: 'unavailable', message: OWN_FAULT };
  } finally {
    cancellation.close();
    await progress.settled();
  }
}

async function examine(
  worker: AnalysisWorker,
  actor: string,
  input: AnalysisInput,
  run: EngineRun & WordsRun,
): Promise<Examined> {
  const built = await makeReport(worker.engine, input, run);
  const made = worker.model === null ? built : await inWordsOf(worker.model, built, run);
  return { ...made, changes: await findChanges(worker, actor, input, made.page, run) };
}

/** Only who has a model set up loads what asks it. */
async function inWordsOf(
  model: NonNullable<AnalysisWorker['model']>,
  made: MadeReport,
  run: WordsRun,
): Promise<MadeReport> {
  const { writeWords } = await import('./write-words.ts');
  return writeWords(model, made, run);
}

/** The engine ends by itself when told to; this is for the page that keeps it from doing so. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function failure(code: CaptureFailureCode, message: string = CAPTURE_FAILURES[code]): Examination {
  return { kind: 'failure', code, message };
}

/** What the engine says of a page that can't be analyzed, in its own sentence. */
function toldFailure(error: unknown): Examination | null {
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
    // Gone with the account.
    if (current === null || current.state === 'cancelled') controller.abort();
  };
  const close = notifications.subscribe(topicOf(analysis), () => void look().catch(onError));
  return { signal: controller.signal, close };
}

/** Stores the stages one after the other. A stage that can't be stored does not stop the analysis. */
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
