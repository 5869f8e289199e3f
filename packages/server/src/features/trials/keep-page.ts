import { inLanguageOf } from '@liftmark/contract/translated';
import type { KeptPage } from '@liftmark/engine/trials/kept-page';
import type { JobRun } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import { type Bell, openBell } from './bell.ts';
import { attemptOf, trialFolder } from './files.ts';
import { askedTrialJob, type KeptPagePayload, type TrialWorker } from './jobs.ts';
import { type KeptPageRow, nextWords, removeKeptPage, stayAlive } from './kept-pages.ts';
import { type Run, topicOf, updateOpenRun } from './queries.ts';
import { storeTrials } from './store-trials.ts';
import { loadSource, ownWordsOn, type TrialSource, Unfit } from './trial-source.ts';

/** How long a page stays open at most, and without its owner doing something. */
const LIFE_MS = 10 * 60_000;
const IDLE_MS = 2 * 60_000;

/**
 * Keeps a page open and tries its owner's words on it, until it is closed, unused, or can't be used anymore. Words that
 * it doesn't get to are tried in a load of their own.
 */
export async function keepPage(
  worker: TrialWorker,
  { pageId, analysisId }: KeptPagePayload,
  { signal }: JobRun,
): Promise<void> {
  const { database, engine, log } = worker;
  const page = await stayAlive(database, pageId);
  if (page === null) return;
  const bell = openBell(worker.notifications, topicOf(page.reportId));
  const closing = watchClosing(worker, page, bell, signal);
  try {
    const source = await loadSource(worker, page.reportId);
    const kept = await engine.keepPage(source, { budgetMs: LIFE_MS, signal: closing.signal });
    try {
      await stayAlive(database, pageId, { isOpen: true });
      await notify(database, topicOf(page.reportId));
      await serve({ worker, analysisId, page, source, kept, bell }, closing.signal);
    } finally {
      await kept.close();
    }
  } catch (error) {
    if (!closing.signal.aborted) log.warn({ err: error, page: pageId }, 'kept page');
  } finally {
    closing.close();
    bell.close();
    await removeKeptPage(database, page);
    await handOver(worker, page, analysisId);
  }
}

interface Serving {
  worker: TrialWorker;
  analysisId: string;
  page: KeptPageRow;
  source: TrialSource;
  kept: KeptPage;
  bell: Bell;
}

async function serve(serving: Serving, closing: AbortSignal): Promise<void> {
  const { worker, page, kept, bell } = serving;
  let isUsable = true;
  void kept.ended.then(() => {
    isUsable = false;
    bell.ring();
  });
  while (isUsable && !closing.aborted) {
    const rung = bell.next();
    const run = await nextWords(worker.database, page);
    if (run === null) await rung;
    else await tryWords(serving, run);
  }
}

async function tryWords({ worker, analysisId, source, kept }: Serving, { id }: Run): Promise<void> {
  const { database, engine, files } = worker;
  const run = await updateOpenRun(database, id, { state: 'running' });
  if (run?.request == null || !('part' in run.request)) return;
  const attempt = attemptOf(id, 'page');
  const folder = trialFolder(analysisId, attempt);
  try {
    const fix = await ownWordsOn(engine, source, run.request);
    const tried = await inLanguageOf(source.report, () => kept.tryFix(fix));
    const isStored = tried !== null && (await storeTrials(worker, run, tried, { folder, attempt }));
    if (tried !== null && !isStored) await files.removeFolder(folder);
    if (tried === null) await tryAgain(worker, { runId: id, analysisId });
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    await updateOpenRun(database, id, { state: 'failed', message: error.problem });
  }
}

/** Has the words tried in a load of their own, right now. */
async function tryAgain(
  { database, jobs }: TrialWorker,
  payload: { runId: string; analysisId: string },
): Promise<void> {
  await database.transaction((transaction) => jobs.send(transaction, askedTrialJob, payload));
}

/** What came while the page was closing isn't left to wait. */
async function handOver(worker: TrialWorker, page: KeptPageRow, analysisId: string): Promise<void> {
  const run = await nextWords(worker.database, page);
  if (run !== null) await tryAgain(worker, { runId: run.id, analysisId });
}

/** Aborts once the page is to be closed: its row is gone, its owner left, or the process stops. */
function watchClosing({ database, log }: TrialWorker, { id }: KeptPageRow, bell: Bell, stop: AbortSignal) {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, stop]);
  signal.addEventListener('abort', bell.ring);
  const watch = async () => {
    while (!signal.aborted) {
      const rung = bell.next();
      const page = await stayAlive(database, id);
      if (page === null || Date.now() - page.usedAt.getTime() > IDLE_MS) controller.abort();
      else await rung;
    }
  };
  void watch().catch((error: unknown) => {
    log.error({ err: error, page: id }, 'kept page');
    controller.abort();
  });
  return { signal, close: () => controller.abort() };
}
