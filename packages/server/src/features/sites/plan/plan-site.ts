import { nextReads } from '@liftmark/engine/sites/next-reads';
import { openSiteReader } from '@liftmark/engine/sites/reader';
import { eq, sql } from 'drizzle-orm';
import { sitePages, siteRuns } from '../../../database/schema.ts';
import type { JobRun } from '../../../platform/jobs.ts';
import { takeAccess } from '../../page-access/find-access.ts';
import { analyzeSiteJob, planSiteJob, type SiteTurn, type SiteWorker } from '../jobs.ts';
import { wantRepresentatives } from '../representatives.ts';
import { groupPages, storeTemplates } from './group-pages.ts';
import { findTurn, openPlanning, type Planning, RunTaken, SiteUnreadable, TurnOver } from './planning.ts';
import { type PageToRead, readBatch } from './read-pages.ts';
import { readNextSitemap } from './read-sitemap.ts';
import { readStart } from './read-start.ts';

/** How long a turn takes before another site may have the worker. */
const TURN_MS = 15_000;
/** Pages that are stored together. What a killed worker had read of them is read again. */
const BATCH = 10;

/** Reads on where the last turn stopped, until the site is planned or the turn is over. */
export async function planSite(
  worker: SiteWorker,
  payload: SiteTurn,
  { signal, isLast }: Pick<JobRun, 'signal' | 'isLast'>,
): Promise<void> {
  const found = await findTurn(worker.database, payload);
  if (found === null) return;
  const { run, url, workspaceId } = found;
  const maxBytes = Math.max(1, run.limits.megabytes * 1_000_000 - run.bytes);
  const access = await takeAccess(worker, workspaceId, url);
  const reader = await openSiteReader(worker.guard, { maxBytes, signal, ...(access && { access }) });
  const endsAt = Date.now() + TURN_MS;
  const planning = openPlanning(worker, found, reader, { access, signal, endsAt });
  try {
    const isDone = await readOn(planning, url, endsAt);
    await (isDone ? finish(planning) : passOn(planning));
  } catch (error) {
    if (error instanceof RunTaken) return;
    if (error instanceof SiteUnreadable) return await fail(planning, error);
    if (!signal.aborted && isLast) worker.log.error({ err: error, run: run.id }, 'site');
    throw error;
  } finally {
    await reader.close();
  }
}

/** @returns whether everything that has to be read was read */
async function readOn(planning: Planning, url: string, endsAt: number): Promise<boolean> {
  while (Date.now() < endsAt) {
    planning.signal.throwIfAborted();
    try {
      if (await readStep(planning, url)) return true;
    } catch (error) {
      if (error instanceof TurnOver) return false;
      throw error;
    }
  }
  return false;
}

/** @returns whether it was the last */
async function readStep(planning: Planning, url: string): Promise<boolean> {
  const { run } = planning;
  if (run.startUrl === null) {
    await readStart(planning, url);
    return false;
  }
  const limit = limitOf(planning);
  if (limit !== null) {
    await planning.save(planning.note(limit));
    return true;
  }
  if (run.sitemapsRead < run.sitemaps.length) await readNextSitemap(planning);
  else if (run.source === null) await planning.save({ source: 'links' });
  else return !(await readMore(planning, run.source));
  return false;
}

/** A wait counts before it begins, so that it doesn't lead beyond the limit. */
function limitOf({ run: { spentMs, bytes, limits }, waitMs }: Planning) {
  if (spentMs + waitMs() >= limits.minutes * 60_000) return 'time_limit';
  return bytes >= limits.megabytes * 1_000_000 ? 'byte_limit' : null;
}

/** Reads the next pages. False if none is left that has to be read. */
async function readMore(planning: Planning, source: 'sitemap' | 'links'): Promise<boolean> {
  const { worker, run } = planning;
  const pages = await worker.database
    .select({
      id: sitePages.id,
      address: sitePages.address,
      depth: sitePages.depth,
      refusals: sitePages.refusals,
      state: sitePages.state,
    })
    .from(sitePages)
    .where(sql`${sitePages.runId} = ${run.id} and ${sitePages.state} <> 'closed'`)
    .orderBy(sitePages.id);
  const known = pages.map((page) => ({ ...page, isRead: page.state !== 'known' }));
  const mixed = new Set(run.mixed);
  const waiting: PageToRead[] = nextReads(known, source, (pattern) => mixed.has(pattern));
  const room = run.limits.reads - known.filter(({ isRead }) => isRead).length;
  if (waiting.length > 0 && room > 0) {
    await readBatch(planning, waiting.slice(0, Math.min(room, BATCH)));
    return true;
  }
  if (waiting.length > 0) await planning.save(planning.note('read_limit'));
  else if (source === 'sitemap' && run.mixed === null) {
    const grouped = await groupPages(worker.database, run);
    await planning.save({ mixed: grouped.mixed });
    return grouped.mixed.length > 0;
  }
  return false;
}

/** Leaves the rest to another turn, once the next request is due. */
async function passOn({ worker, run, save, waitMs }: Planning): Promise<void> {
  const turn = run.turn + 1;
  const delayS = Math.ceil(waitMs() / 1_000);
  await save({ turn, spentMs: run.spentMs + delayS * 1_000 }, (transaction) =>
    worker.jobs.send(transaction, planSiteJob, { runId: run.id, turn }, 0, delayS),
  );
}

/** Groups the pages, and has the representatives analyzed if that was asked for. */
async function finish({ worker, run, save, note }: Planning): Promise<void> {
  const grouped = await groupPages(worker.database, run);
  if (grouped.templates.length === 0) throw new SiteUnreadable('empty');
  const [row] = await worker.database
    .select({ closed: sql<number>`count(*)::int` })
    .from(sitePages)
    .where(sql`${eq(sitePages.runId, run.id)} and ${sitePages.state} = 'closed'`);
  const turn = run.turn + 1;
  const state = run.analyzes ? 'analyzing' : 'planned';
  await save(
    { state, turn, plannedAt: new Date(), ...((row?.closed ?? 0) > 0 && note('robots')) },
    async (transaction) => {
      await storeTemplates(transaction, run, grouped);
      if (!run.analyzes) return;
      await wantRepresentatives(transaction, run.id);
      await worker.jobs.send(transaction, analyzeSiteJob, { runId: run.id, turn });
    },
  );
}

async function fail({ worker, run }: Planning, { failure }: SiteUnreadable): Promise<void> {
  await worker.database
    .update(siteRuns)
    .set({ state: 'failed', failure, finishedAt: new Date() })
    .where(sql`${eq(siteRuns.id, run.id)} and ${siteRuns.state} = 'planning'`);
}
