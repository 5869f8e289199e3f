import { isDeepStrictEqual } from 'node:util';
import { OPEN_PIECES } from '@liftmark/contract/analysis';
import { linkedPagesOf, refusedLinks } from '@liftmark/contract/given-links';
import { TRIALS_PER_DAY } from '@liftmark/contract/plans';
import type { ConversionReport } from '@liftmark/contract/report';
import { asksForTogether, type TrialRequest } from '@liftmark/contract/report-trials';
import { inLanguageOf } from '@liftmark/contract/translated';
import { eq, sql } from 'drizzle-orm';
import type { Actor, UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import { requireUnlocked } from '../../access/policy.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { reports, trialRuns } from '../../database/schema.ts';
import { notFound, reportError } from '../../errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import { text as receivedText } from '../analysis/received-page.text.ts';
import { loadReport, type Report } from '../reports/find-report.ts';
import { type FirstFixDeps, firstFixes } from './first-fixes.ts';
import { askedTrialJob } from './jobs.ts';
import { openKeptPage, touchKeptPage } from './kept-pages.ts';
import { countAsked, isOpen, listRecentAsked, type Run, topicOf } from './queries.ts';
import { text } from './text.ts';

const FEATURE = 'Trying this fix';

export interface AskDeps extends FirstFixDeps {
  database: Database;
  jobs: Jobs;
}

interface Asked {
  request: TrialRequest;
  /** Id of a new run, for a caller that may have to cancel it before it has an answer. */
  runId?: string;
}

/**
 * Has one more change tried, in the actor’s workspace, which is the report’s. A repeat of the same request leads to the same run.
 * @throws AppError `conflict` if there is nothing to try or another change is being tried; `forbidden`, `free_limit`,
 * `rate_limited`; those of `writeAs`
 */
export function askForTrial(deps: AskDeps, actor: UserActor, report: Report, asked: Asked): Promise<Run> {
  return inLanguageOf(report, () => ask(deps, actor, report, asked));
}

async function ask(
  { database, jobs, proEmails }: AskDeps,
  actor: UserActor,
  report: Report,
  { request, runId }: Asked,
): Promise<Run> {
  const { analysisId, results } = await requireTriedPage(database, report);
  requireTriable(actor, report.owner, results, request);
  const member = { userId: actor.id, workspaceId: actor.workspaceId };
  return writeAs(database, member, 'editor', async (transaction) => {
    await requireStillThere(transaction, report);
    const fixes = asksForTogether(request)
      ? await firstFixes(transaction, { proEmails }, actor.workspaceId, results)
      : null;
    if (fixes !== null && fixes.length < 2) throw reportError('conflict', text.noneTogether);
    // Simultaneous requests take turns, so that each one finds and counts the ones before it.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`trials:${actor.workspaceId}`}, 0))`,
    );
    const recent = await listRecentAsked(transaction, actor.id);
    const same = recent.find((run) => run.reportId === report.id && isDeepStrictEqual(run.request, request));
    if (same) return same;
    if (recent.some(isOpen)) throw reportError('conflict', text.busy);
    requireLeft(actor, await countAsked(transaction, actor.workspaceId));
    const [run] = await transaction
      .insert(trialRuns)
      .values({
        id: runId,
        reportId: report.id,
        userId: actor.id,
        workspaceId: actor.workspaceId,
        kind: 'part' in request ? 'words' : 'recommendation',
        request,
        total: fixes?.length ?? 1,
      })
      .onConflictDoNothing()
      .returning();
    if (run === undefined) throw reportError('conflict', text.repeated);
    await jobs.send(
      transaction,
      askedTrialJob,
      { runId: run.id, analysisId },
      0,
      await waitFor(transaction, run),
    );
    return run;
  });
}

/**
 * Seconds until a page that is kept open must have tried the words; then they are tried in a load of their own. Whoever is
 * first stores the result.
 */
const PAGE_TIME_S = 10;

/** Hands words to the page that is kept open for them. Resolves to the seconds that it gets: none where there is no page. */
async function waitFor(transaction: Transaction, { kind, reportId, userId }: Run): Promise<number> {
  if (
    kind !== 'words' ||
    userId === null ||
    !(await touchKeptPage(transaction, { id: reportId }, { id: userId }))
  )
    return 0;
  await notify(transaction, topicOf(reportId));
  return PAGE_TIME_S;
}

/**
 * Keeps the report's page open for its owner's own words, as long as they are at it. Does nothing if too many pages are
 * open, or the owner has no tries left.
 * @param onOpening called before a page is opened
 * @throws AppError `conflict`; those of `writeAs`
 */
export async function keepPageOpen(
  deps: AskDeps,
  actor: UserActor,
  report: Report,
  onOpening: () => Promise<unknown>,
): Promise<void> {
  const { database } = deps;
  if (await touchKeptPage(database, report, actor)) return;
  if ((await triesLeft(database, actor)) === 0) return;
  await onOpening();
  const { analysisId } = await requireTriedPage(database, report);
  await openKeptPage(deps, { id: report.id, analysisId }, actor);
}

/** How many more changes a workspace may have tried now. */
export async function triesLeft(database: Database, actor: UserActor): Promise<number> {
  return Math.max(0, perDay(actor) - (await countAsked(database, actor.workspaceId)));
}

function perDay({ isPro }: UserActor): number {
  return isPro ? TRIALS_PER_DAY.pro : TRIALS_PER_DAY.free;
}

function requireLeft(actor: UserActor, asked: number): void {
  if (asked < perDay(actor)) return;
  if (actor.isPro) throw reportError('rate_limited', text.proLimit, { retryAfterS: 3600 });
  throw reportError('free_limit', text.freeLimit);
}

/** @throws AppError `conflict` if the report isn't on a page that a browser opened */
async function requireTriedPage(database: Database, report: Report) {
  const { analysisId, analysisResults: results, snapshotFile } = await loadReport(database, report);
  const isPage = results.kind === 'conversion' && results.mode === 'rendered';
  if (!isPage || analysisId === null || snapshotFile === null) throw reportError('conflict', text.noPage);
  if (results.capturedWith !== undefined) throw reportError('conflict', receivedText.notReopened);
  return { analysisId, results };
}

/** A change is tried only for those who may read it. */
function requireTriable(
  actor: Actor,
  owner: Report['owner'],
  { recommendations, finalUrl }: ConversionReport,
  request: TrialRequest,
): void {
  if ('part' in request || asksForTogether(request)) return;
  const place = recommendations.findIndex(({ id }) => id === request.recommendation);
  if (place >= OPEN_PIECES) requireUnlocked(actor, owner, FEATURE);
  const recommendation = recommendations[place];
  if ('links' in request) {
    const asked = recommendation === undefined ? [] : linkedPagesOf(recommendation);
    if (!asked.some((page) => request.links[page])) throw reportError('conflict', text.problems.noLinks);
    if (refusedLinks(request.links, finalUrl).length > 0) throw reportError('validation', text.otherSite);
  } else if (recommendation?.patch === undefined) throw reportError('conflict', text.problems.noFix);
}

/** Holds the report against being deleted until the transaction ends. */
async function requireStillThere(transaction: Transaction, { id }: Report): Promise<void> {
  const [found] = await transaction
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.id, id))
    .for('key share');
  if (found === undefined) throw notFound();
}
