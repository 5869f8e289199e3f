import type { CvrStats, DashboardStats } from '@liftmark/contract/dashboard-pages';
import { type LiftVerdict, liftOf, type MeasuredLift, type TrackedRates } from '@liftmark/contract/lift';
import { doneItems, type IssueKind, issuesOf, type Recommended } from '@liftmark/contract/optimization-tasks';
import type { PageScope } from '@liftmark/contract/page-scope';
import { sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { measuredFigures } from '../metrics/measured-figures.ts';
import { scopeOf } from '../pages/page-scope.ts';
import { type KnownScope, withPages } from '../pages/pages.ts';
import { tickedBy } from '../reports/ticks.ts';

/** Statistics over the pages of a part of the actor's workspace, each by the report that represents it. */
export async function dashboardStats(
  database: Database,
  { workspaceId }: UserActor,
  asked: PageScope,
): Promise<DashboardStats> {
  const scope = await scopeOf(database, workspaceId, asked);
  const { rows } = await database.execute<
    Omit<DashboardStats, 'openIssues' | 'averageLift' | 'liftPages' | 'clearLiftPages'>
  >(sql`
    ${withPages(workspaceId, scope)}
    select count(*)::int as "pagesAnalyzed",
      (select count(*) from reports where workspace_id = ${workspaceId} and ${scope.contains(sql`reports`)})::int as "analyses",
      count(*) filter (where shown_status = 'action_required')::int as "needAction",
      count(*) filter (where shown_status = 'optimized')::int as "fullyOptimized",
      count(*) filter (where shown_status = 'archived')::int as "archived",
      count(*) filter (where shown_status = 'archived' and optimization_status <> 'archived')::int as "nothingToChange",
      count(*) filter (where jsonb_typeof(changes) = 'object' and (
        jsonb_array_length(changes->'worse') > 0
        or jsonb_path_exists(changes, '$.followUps[*] ? (@.verdict == "regressed")')))::int as "regressedPages"
    from pages join reports using (id)`);
  const [stats] = rows;
  if (stats === undefined) throw new Error('An aggregate without a row');
  const lifts = liftsOf(await trackedPages(database, workspaceId, scope));
  return {
    ...stats,
    averageLift: averageOf(lifts),
    liftPages: lifts.length,
    clearLiftPages: lifts.filter(isClear).length,
    openIssues: await openIssues(database, workspaceId, scope),
  };
}

/** Recommended changes that aren't checked off, by kind. */
async function openIssues(
  database: Database,
  workspaceId: string,
  scope: KnownScope,
): Promise<DashboardStats['openIssues']> {
  const { rows } = await database.execute<{ advised: Recommended[]; ticks: string[] }>(sql`
    ${withPages(workspaceId, scope)}
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

export async function cvrStats(
  database: Database,
  { workspaceId }: UserActor,
  asked: PageScope,
): Promise<CvrStats> {
  const scope = await scopeOf(database, workspaceId, asked);
  const pages = await trackedPages(database, workspaceId, scope);
  const lifts = liftsOf(pages);
  const [best] = lifts.filter(({ lift }) => lift > 0);
  const optimized = pages.filter(({ status }) => status === 'optimized');
  const typedAt = pages.flatMap(({ cvrTrackedAt }) => cvrTrackedAt ?? []);
  return {
    averageLift: averageOf(lifts) ?? 0,
    pagesWithLift: lifts.length,
    pagesWithClearLift: lifts.filter(isClear).length,
    pagesWithCvr: pages.filter(
      ({ isMeasured, preOptimizationCvr, postOptimizationCvr }) =>
        isMeasured || (preOptimizationCvr ?? postOptimizationCvr) !== null,
    ).length,
    totalOptimizedPages: optimized.length,
    pagesNeedingCvrUpdate: optimized.filter(
      ({ isMeasured, postOptimizationCvr }) => !isMeasured && postOptimizationCvr === null,
    ).length,
    bestPerformingPage: best ?? null,
    lastCvrUpdate: typedAt.toSorted().at(-1) ?? null,
  };
}

type TrackedPage = TrackedRates & {
  url: string | null;
  title: string;
  status: string;
  cvrTrackedAt: string | null;
  /** What was measured, which counts more than typed-in rates. */
  measured: MeasuredLift | null;
  isMeasured: boolean;
};

/** The pages with what is known of their rates, the newest report first. */
async function trackedPages(
  database: Database,
  workspaceId: string,
  scope: KnownScope,
): Promise<TrackedPage[]> {
  const { rows } = await database.execute<Omit<TrackedPage, 'measured' | 'isMeasured'>>(sql`
    ${withPages(workspaceId, scope)}
    select url, title, shown_status as status,
      to_char(cvr_tracked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cvrTrackedAt",
      pre_optimization_cvr as "preOptimizationCvr", post_optimization_cvr as "postOptimizationCvr",
      pre_visitors as "preVisitors", pre_conversions as "preConversions",
      post_visitors as "postVisitors", post_conversions as "postConversions"
    from pages join reports using (id)
    order by id desc`);
  const figures = await measuredFigures(database, workspaceId);
  return rows.map((page) => ({
    ...page,
    measured: figures.liftAt(page.url),
    isMeasured: figures.pageAt(page.url) !== null,
  }));
}

interface PageLift {
  lift: number;
  url: string;
  verdict: LiftVerdict | null;
}

/** The pages with a lift, the highest first. */
function liftsOf(pages: readonly TrackedPage[]): PageLift[] {
  return pages
    .flatMap((page) => {
      const typed = liftOf(page);
      const lift = page.measured?.lift ?? typed?.lift;
      if (lift === undefined) return [];
      const verdict = (page.measured ?? typed?.measured)?.verdict ?? null;
      return [{ lift, url: page.url ?? page.title, verdict }];
    })
    .sort((a, b) => b.lift - a.lift);
}

function averageOf(lifts: readonly PageLift[]): number | null {
  return lifts.length === 0 ? null : lifts.reduce((sum, { lift }) => sum + lift, 0) / lifts.length;
}

function isClear({ verdict }: PageLift): boolean {
  return verdict === 'clear improvement' || verdict === 'clear decline';
}
