import { asksForTogether } from '@liftmark/contract/report-trials';
import { inLanguageOf } from '@liftmark/contract/translated';
import { type Fix, fixesOf } from '@liftmark/engine/trials/fix';
import type { Tried } from '@liftmark/engine/trials/try-fixes';
import type { JobRun } from '../../platform/jobs.ts';
import { rejectOnAbort } from '../analysis/reject-on-abort.ts';
import { attemptOf, trialFolder, trialsFolder } from './files.ts';
import { firstFixes } from './first-fixes.ts';
import type { TrialPayload, TrialWorker } from './jobs.ts';
import { findRun, type Run, topicOf, updateOpenRun } from './queries.ts';
import { removeAttempts } from './remove-attempts.ts';
import { storeTrials } from './store-trials.ts';
import { loadSource, ownLinksOn, ownWordsOn, type TrialSource, Unfit } from './trial-source.ts';
import { waitForRoom } from './wait-for-room.ts';

const BUDGET_MS = 60_000;
/** For the engine to end by itself. */
const MARGIN_MS = 5_000;

/**
 * One attempt at a run: stores its trials, or the reason why there are none. Rejects only if another attempt makes
 * sense: this process stops, or the result couldn’t be stored.
 */
export async function runTrials(worker: TrialWorker, payload: TrialPayload, job: JobRun): Promise<void> {
  const { database, files, log } = worker;
  const run = await updateOpenRun(database, payload.runId, { state: 'running', tried: 0 });
  if (run === null) return removeLeftovers(worker, payload);
  const attempt = attemptOf(run.id, job.retries);
  const folder = trialFolder(payload.analysisId, attempt);
  const cancellation = watchCancellation(worker, run);
  try {
    const tried = await tryAll(worker, run, AbortSignal.any([job.signal, cancellation.signal]));
    const isStored = await storeTrials(worker, run, tried, { folder, attempt });
    if (!isStored) await files.removeFolder(folder);
    else if (job.retries > 0 || run.kind === 'words') await removeAttempts(files, payload, folder);
  } catch (error) {
    if (cancellation.signal.aborted) return removeAttempts(files, payload);
    if (!(error instanceof Unfit)) {
      if (job.signal.aborted || !job.isLast) throw error;
      log.error({ err: error, run: run.id }, 'trials');
    }
    const message = error instanceof Unfit ? error.problem : 'ownFault';
    const failed = await updateOpenRun(database, run.id, { state: 'failed', message });
    if (failed !== null) await removeAttempts(files, payload);
  } finally {
    cancellation.close();
  }
}

/** Of an attempt that died after its report was deleted. */
async function removeLeftovers(
  { database, files }: TrialWorker,
  { runId, analysisId }: TrialPayload,
): Promise<void> {
  if ((await findRun(database, runId)) === null) await files.removeFolder(trialsFolder(analysisId));
}

async function tryAll(worker: TrialWorker, run: Run, signal: AbortSignal): Promise<Tried> {
  const { database, engine, patienceMs } = worker;
  if (run.kind === 'first' && !(await waitForRoom({ database, engine, patienceMs }, signal)))
    throw new Unfit('crowded');
  const page = await loadSource(worker, run.reportId);
  const fixes = await fixesFor(worker, run, page);
  let tried = 0;
  let pending: Promise<unknown> = updateOpenRun(database, run.id, { total: fixes.length });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(BUDGET_MS + MARGIN_MS)]);
  const onTrial = () => {
    tried += 1;
    const count = Math.min(tried, fixes.length);
    pending = pending.then(() => updateOpenRun(database, run.id, { tried: count }));
  };
  const trying = inLanguageOf(page.report, () =>
    engine.tryFixes(page, fixes, { signal: limit, budgetMs: BUDGET_MS, onTrial }),
  );
  const result = await Promise.race([trying, rejectOnAbort(limit)]);
  await pending;
  return result;
}

async function fixesFor(
  { database, engine, proEmails }: TrialWorker,
  { kind, request, workspaceId }: Run,
  { report, snapshot, hints }: TrialSource,
): Promise<Fix[]> {
  const isFirst = kind === 'first' || asksForTogether(request);
  if (isFirst && workspaceId !== null) return firstFixes(database, { proEmails }, workspaceId, report);
  if (request !== null && 'part' in request) {
    return [await ownWordsOn(engine, { report, snapshot, hints }, request)];
  }
  if (request !== null && 'links' in request) {
    return [await ownLinksOn(engine, { report, snapshot, hints }, request)];
  }
  const fixes = fixesOf(report, 'all').filter(
    ({ recommendation }) => recommendation === request?.recommendation,
  );
  if (fixes.length === 0) throw new Unfit('noFix');
  return fixes;
}

/** Aborts once the run is canceled, or deleted with its report. */
function watchCancellation({ database, log, notifications }: TrialWorker, { id, reportId }: Run) {
  const controller = new AbortController();
  const look = async () => {
    const now = await findRun(database, id);
    if (now === null || now.state === 'cancelled') controller.abort();
  };
  const close = notifications.subscribe(
    topicOf(reportId),
    () => void look().catch((error: unknown) => log.error({ err: error, run: id }, 'trials')),
  );
  return { signal: controller.signal, close };
}
