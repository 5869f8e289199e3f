import type { CvrStats, DashboardStats } from '@liftmark/contract/dashboard-pages';
import { type LiftVerdict, liftOf, type TrackedRates } from '@liftmark/contract/lift';
import { doneItems, type IssueKind, issuesOf, type Recommended } from '@liftmark/contract/optimization-tasks';
import { sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { withPages } from '../pages/pages.ts';
import { tickedBy } from '../reports/ticks.ts';

/** Statistics over all pages of the actor's workspace, each by the report that represents it. */
export async function dashboardStats(
  database: Database,
  { workspaceId }: UserActor,
): Promise<DashboardStats> {
  const { rows } = await database.execute<Omit<DashboardStats, 'openIssues' | 'clearLiftPages'>>(sql`
    ${withPages(workspaceId)}
    select count(*)::int as "pagesAnalyzed",
      (select count(*) from reports where workspace_id = ${workspaceId})::int as "analyses",
      count(*) filter (where shown_status = 'action_required')::int as "needAction",
      count(*) filter (where shown_status = 'optimized')::int as "fullyOptimized",
      count(*) filter (where shown_status = 'archived')::int as "archived",
      count(*) filter (where shown_status = 'archived' and optimization_status <> 'archived')::int as "nothingToChange",
      avg(lift)::float8 as "averageLift",
      count(lift)::int as "liftPages",
      count(*) filter (where jsonb_typeof(changes) = 'object' and (
        jsonb_array_length(changes->'worse') > 0
        or jsonb_path_exists(changes, '$.followUps[*] ? (@.verdict == "regressed")')))::int as "regressedPages"
    from pages join reports using (id)`);
  const [stats] = rows;
  if (stats === undefined) throw new Error('An aggregate without a row');
  const lifts = await trackedLifts(database, workspaceId);
  return {
    ...stats,
    clearLiftPages: lifts.filter(isClear).length,
    openIssues: await openIssues(database, workspaceId),
  };
}

/** Recommended changes that aren't checked off, by kind. */
async function openIssues(database: Database, workspaceId: string): Promise<DashboardStats['openIssues']> {
  const { rows } = await database.execute<{ advised: Recommended[]; ticks: string[] }>(sql`
    ${withPages(workspaceId)}
    select array(
        select jsonb_build_object('id', each->'id', 'type', each->'type', 'title', each->'title')
        from jsonb_array_elements(recommendations) as listed(each)) as advised,
      ${tickedBy(sql`${workspaceId}`)} as ticks
    from pages join reports using (id)
    where shown_status = 'action_required'`);
  const open = rows.flatMap(({ advised, ticks }) => {
    const done = doneItems(
      advised.map(({ id }) => id),
      ticks,
    );
    return issuesOf(advised).filter(({ id }) => !done.has(id));
  });
  const count = (kind: IssueKind): number => open.filter((issue) => issue.kind === kind).length;
  return { cta: count('cta'), headline: count('headline'), urgency: count('urgency') };
}

export async function cvrStats(database: Database, { workspaceId }: UserActor): Promise<CvrStats> {
  const { rows } = await database.execute<
    Omit<CvrStats, 'bestPerformingPage' | 'pagesWithClearLift' | 'lastCvrUpdate'> & {
      lastCvrUpdate: Date | string | null;
    }
  >(sql`
    ${withPages(workspaceId)}
    select coalesce(avg(lift), 0)::float8 as "averageLift",
      count(lift)::int as "pagesWithLift",
      count(*) filter (where coalesce(pre_optimization_cvr, post_optimization_cvr) is not null)::int as "pagesWithCvr",
      count(*) filter (where shown_status = 'optimized')::int as "totalOptimizedPages",
      count(*) filter (where shown_status = 'optimized' and post_optimization_cvr is null)::int
        as "pagesNeedingCvrUpdate",
      max(cvr_tracked_at) as "lastCvrUpdate"
    from pages join reports using (id)`);
  const lifts = await trackedLifts(database, workspaceId);
  const best = lifts.find(({ lift }) => lift > 0);
  const [stats] = rows;
  if (stats === undefined) throw new Error('An aggregate without a row');
  return {
    ...stats,
    pagesWithClearLift: lifts.filter(isClear).length,
    bestPerformingPage: best ?? null,
    lastCvrUpdate: stats.lastCvrUpdate === null ? null : new Date(stats.lastCvrUpdate).toISOString(),
  };
}

interface PageLift {
  lift: number;
  url: string;
  verdict: LiftVerdict | null;
}

/** The pages with a rate before and after, highest lift first. */
async function trackedLifts(database: Database, workspaceId: string): Promise<PageLift[]> {
  const { rows } = await database.execute<TrackedRates & { lift: number; url: string }>(sql`
    ${withPages(workspaceId)}
    select lift::float8 as lift, coalesce(url, title) as url,
      pre_optimization_cvr as "preOptimizationCvr", post_optimization_cvr as "postOptimizationCvr",
      pre_visitors as "preVisitors", pre_conversions as "preConversions",
      post_visitors as "postVisitors", post_conversions as "postConversions"
    from pages join reports using (id)
    where lift is not null
    order by lift desc, id desc`);
  return rows.map((page) => ({
    lift: page.lift,
    url: page.url,
    verdict: liftOf(page)?.measured?.verdict ?? null,
  }));
}

function isClear({ verdict }: PageLift): boolean {
  return verdict === 'clear improvement' || verdict === 'clear decline';
}
