import { type PageHints, pageHintsSchema } from '@liftmark/contract/analysis';
import type { ConversionReport } from '@liftmark/contract/report';
import { TOGETHER } from '@liftmark/contract/trials';
import { type Fix, fixesOf } from '@liftmark/engine/trials/fix';
import type { Tried } from '@liftmark/engine/trials/try-fixes';
import { eq } from 'drizzle-orm';
import { reports } from '../../database/schema.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { analysisInputSchema } from '../analysis/input.ts';
import { rejectOnAbort } from '../analysis/reject-on-abort.ts';
import type { StoredReport } from '../reports/find-report.ts';
import { attemptOf, trialFolder, trialsFolder } from './files.ts';
import type { TrialPayload, TrialWorker } from './jobs.ts';
import { findRun, type Run, topicOf, updateOpenRun } from './queries.ts';
import { storeTrials } from './store-trials.ts';
import { text } from './text.ts';
import { waitForRoom } from './wait-for-room.ts';

const BUDGET_MS = 60_000;
/** For the engine to end by itself. */
const MARGIN_MS = 5_000;

/** Why a run ends without trials, in a sentence for its owner. */
class Unfit extends Error {}

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
    for (let earlier = 0; isStored && earlier < job.retries; earlier += 1)
      await files.removeFolder(trialFolder(payload.analysisId, attemptOf(run.id, earlier)));
  } catch (error) {
    if (cancellation.signal.aborted) return;
    if (error instanceof Unfit) return fail(worker, run, error.message);
    if (job.signal.aborted || !job.isLast) throw error;
    log.error({ err: error, run: run.id }, 'trials');
    await files.removeFolder(folder);
    await fail(worker, run, text.ownFault);
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

async function fail({ database }: TrialWorker, { id }: Run, message: string): Promise<void> {
  await updateOpenRun(database, id, { state: 'failed', message });
}

async function tryAll(worker: TrialWorker, run: Run, signal: AbortSignal): Promise<Tried> {
  const { database, engine, patienceMs } = worker;
  if (run.kind === 'first' && !(await waitForRoom({ database, engine, patienceMs }, signal)))
    throw new Unfit(text.crowded);
  const page = await loadPage(worker, run);
  const fixes = await fixesFor(worker, run, page);
  let tried = 0;
  let pending: Promise<unknown> = updateOpenRun(database, run.id, { total: fixes.length });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(BUDGET_MS + MARGIN_MS)]);
  const trying = engine.tryFixes(page, fixes, {
    signal: limit,
    budgetMs: BUDGET_MS,
    onTrial() {
      tried += 1;
      const count = Math.min(tried, fixes.length);
      pending = pending.then(() => updateOpenRun(database, run.id, { tried: count }));
    },
  });
  const result = await Promise.race([trying, rejectOnAbort(limit)]);
  await pending;
  return result;
}

interface Page {
  report: ConversionReport;
  snapshot: Uint8Array;
  hints: PageHints;
}

async function loadPage({ database, files }: TrialWorker, { reportId }: Run): Promise<Page> {
  const [stored] = await database.select().from(reports).where(eq(reports.id, reportId));
  const { snapshotFile, analysisResults: report } = stored ?? ({} as Partial<StoredReport>);
  if (report?.kind !== 'conversion' || !snapshotFile || !(await files.exists(snapshotFile)))
    throw new Unfit(text.noCapture);
  const input = analysisInputSchema.parse(stored?.inputData);
  const hints = pageHintsSchema.parse(input);
  return { report, snapshot: await files.read(snapshotFile), hints };
}

async function fixesFor(
  { engine }: TrialWorker,
  { kind, request }: Run,
  { report, snapshot }: Page,
): Promise<Fix[]> {
  if (kind === 'first') return fixesOf(report, 'first');
  if (request !== null && 'part' in request) {
    const fix = await engine.ownWords(snapshot, report, request);
    if (fix === null) throw new Unfit(text.noPart[request.part]);
    return [fix];
  }
  const fixes = fixesOf(report, 'all').filter(
    ({ recommendation }) => recommendation === request?.recommendation,
  );
  if (fixes.length === 0 || request?.recommendation === TOGETHER) throw new Unfit(text.noFix);
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
