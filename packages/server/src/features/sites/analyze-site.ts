import type { ReportLanguage } from '@liftmark/contract/report-language';
import type { SiteNote } from '@liftmark/contract/sites';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { hasPro } from '../../access/plan.ts';
import { requireAnalysis } from '../../access/policy.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import {
  analyses,
  sitePages,
  siteRuns,
  sites,
  users,
  workspaceMembers,
  workspaces,
} from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { type Asker, askerOf, countOpenAnalyses, countOpenOfSites, lockActor } from '../analysis/queries.ts';
import { bySetting } from '../analysis/report-language.ts';
import { countSpentAnalyses } from '../analysis/spent-analyses.ts';
import { enqueueAnalysis } from '../analysis/submit-analysis.ts';
import type { SiteRun } from './find-site.ts';
import { analyzeSiteJob, type SiteAnalyst, type SiteTurn } from './jobs.ts';
import { isTurn } from './plan/planning.ts';
import { makeReport } from './report/make-report.ts';
import { replaceFailed } from './representatives.ts';
import { ownerOfSite } from './site-owner.ts';

/** Seconds between two looks at a run. */
const LOOK_S = 1;

/**
 * One look at a run: starts its next analyses as far as there is room, stores the report of the site as far as it is
 * known, and ends the run when nothing is left.
 */
export async function analyzeSite(analyst: SiteAnalyst, { runId, turn }: SiteTurn): Promise<void> {
  const { database, jobs } = analyst;
  const [run] = await database
    .select()
    .from(siteRuns)
    .where(and(eq(siteRuns.id, runId), isTurn(turn, 'analyzing')));
  if (run === undefined) return;
  await database.transaction((transaction) => replaceFailed(transaction, runId));
  while (await startNext(analyst, run));
  const { waiting, running, done } = await countPages(database, run);
  const report = done === (run.report?.analyzed ?? 0) ? run.report : await makeReport(database, run);
  const hasEnded = waiting + running === 0;
  await database.transaction(async (transaction) => {
    const next = turn + 1;
    const changed = await transaction
      .update(siteRuns)
      .set({ report, turn: next, ...(hasEnded && { state: 'done', finishedAt: new Date() }) })
      .where(and(eq(siteRuns.id, runId), isTurn(turn, 'analyzing')))
      .returning({ id: siteRuns.id });
    if (changed.length === 0 || hasEnded) return;
    await jobs.send(transaction, analyzeSiteJob, { runId, turn: next }, 0, LOOK_S);
  });
}

async function countPages(database: Database, run: SiteRun) {
  const [counts] = await database
    .select({
      waiting: sql<number>`count(*) filter (where ${isNull(sitePages.analysisId)})::int`,
      running: sql<number>`count(*) filter (where ${analyses.state} in ('queued', 'running'))::int`,
      done: sql<number>`count(*) filter (where ${analyses.state} = 'done')::int`,
    })
    .from(sitePages)
    .leftJoin(analyses, eq(analyses.id, sitePages.analysisId))
    .where(and(eq(sitePages.runId, run.id), isNotNull(sitePages.wantedAt)));
  return counts ?? { waiting: 0, running: 0, done: 0 };
}

/** Starts one analysis. False if there is none left, or no room. */
async function startNext(analyst: SiteAnalyst, run: SiteRun): Promise<boolean> {
  const { database, jobs, openLimit } = analyst;
  return database.transaction(async (transaction) => {
    // Two runs must not both take the last place.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('site-analyses', 0))`);
    // One place stays free for people, where there is more than one.
    if ((await countOpenOfSites(transaction)) >= Math.max(1, openLimit - 1)) return false;
    if ((await countOpenAnalyses(transaction)) >= openLimit) return false;
    const [page] = await transaction
      .select()
      .from(sitePages)
      .where(and(eq(sitePages.runId, run.id), isNotNull(sitePages.wantedAt), isNull(sitePages.analysisId)))
      .orderBy(asc(sitePages.wantedAt), asc(sitePages.id))
      .limit(1)
      .for('update');
    if (page === undefined) return false;
    const asker = await askerFor(transaction, analyst, run);
    if (typeof asker === 'string') return giveUp(transaction, run, asker);
    const analysis = await enqueueAnalysis(transaction, jobs, asker, `site:${run.id}:${page.id}`, {
      inputType: 'url',
      url: page.address,
      site: run.id,
      ...bySetting(await languageOf(transaction, run)),
      ...(run.isScheduled && { isScheduled: true }),
    });
    if (analysis === null) throw new Error(`Page ${page.id} was analyzed already`);
    await transaction.update(sitePages).set({ analysisId: analysis.id }).where(eq(sitePages.id, page.id));
    return true;
  });
}

/** The language of who asked for the run. A team's schedule has that of the last person who ran the site. */
async function languageOf(transaction: Transaction, run: SiteRun): Promise<ReportLanguage> {
  const [asker] = await transaction
    .select({ reportLanguage: users.reportLanguage })
    .from(siteRuns)
    .innerJoin(users, eq(users.id, siteRuns.userId))
    .where(eq(siteRuns.siteId, run.siteId))
    .orderBy(desc(eq(siteRuns.id, run.id)), desc(siteRuns.createdAt))
    .limit(1);
  return asker?.reportLanguage ?? 'en';
}

/** Leaves the rest of the pages. */
async function giveUp(transaction: Transaction, run: SiteRun, why: WhyNot): Promise<false> {
  await transaction
    .update(sitePages)
    .set({ wantedAt: null })
    .where(and(eq(sitePages.runId, run.id), isNull(sitePages.analysisId)));
  await transaction
    .update(siteRuns)
    .set({ notes: [...new Set([...run.notes, why])] })
    .where(eq(siteRuns.id, run.id));
  return false;
}

/** Why no more pages are analyzed: the plan includes none, or the person who asked may not analyze here anymore. */
type WhyNot = Extract<SiteNote, 'quota' | 'not_allowed'>;

/** Who the next page is analyzed for, or why for no one. */
async function askerFor(
  transaction: Transaction,
  { fingerprints, freePerMonth, proEmails }: SiteAnalyst,
  run: SiteRun,
): Promise<Asker | WhyNot> {
  if (run.userId === null) return teamOf(transaction, run, proEmails);
  const actor = await actorOf(transaction, { ...run, userId: run.userId }, proEmails);
  if (actor === null) return 'not_allowed';
  const context = { actor, requestId: `site:${run.id}` };
  await lockActor(transaction, context);
  try {
    const spent = await countSpentAnalyses({ database: transaction, fingerprints }, context);
    requireAnalysis(actor, spent, freePerMonth);
  } catch (error) {
    if (error instanceof AppError) return 'quota';
    throw error;
  }
  return askerOf(actor);
}

/** A team, for its schedule: nobody in particular asks. */
async function teamOf(transaction: Transaction, run: SiteRun, proEmails: string[]): Promise<Asker | WhyNot> {
  const [site] = await transaction.select().from(sites).where(eq(sites.id, run.siteId));
  if (!run.isScheduled || site === undefined) return 'not_allowed';
  const { isPro } = await ownerOfSite(transaction, site, proEmails);
  return isPro ? { actor: `workspace:${site.workspaceId}`, workspaceId: site.workspaceId } : 'quota';
}

/** Who asked for the run, in the workspace of its site with today's plan; null if they may no longer. */
async function actorOf(
  transaction: Transaction,
  run: Pick<SiteRun, 'siteId'> & { userId: string },
  proEmails: string[],
): Promise<UserActor | null> {
  const [found] = await transaction
    .select({ workspace: workspaces, person: users, role: workspaceMembers.role })
    .from(sites)
    .innerJoin(workspaces, eq(workspaces.id, sites.workspaceId))
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, run.userId)),
    )
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(sites.id, run.siteId));
  if (found === undefined || found.role === 'viewer') return null;
  const { workspace, person, role } = found;
  return {
    kind: 'user',
    id: person.id,
    workspaceId: workspace.id,
    role,
    isPro: hasPro(workspace, person, proEmails),
    isFounder: false,
  };
}
