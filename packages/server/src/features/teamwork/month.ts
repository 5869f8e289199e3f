import { measuredPageOf } from '@liftmark/contract/measuring';
import type { PageScope } from '@liftmark/contract/page-scope';
import { type Month, monthSchema } from '@liftmark/contract/teamwork';
import { eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { workspaces } from '../../database/schema.ts';
import { type BrandingDeps, findCommonBranding, type StoredBranding } from '../branding/find-branding.ts';
import { type PageDays, readDays } from '../metrics/read-days.ts';
import { clientIn, scopeOf } from '../pages/page-scope.ts';
import type { KnownScope } from '../pages/pages.ts';
import { text } from './text.ts';

/** More pages than a summary that one prints has. */
const MAX_PAGES = 500;

type MonthPage = Omit<Month['pages'][number], 'measured'>;

/** What was done in a month on a part of a workspace, and what it brought; pages that were worked on come first. */
export async function readMonth(
  database: Database,
  { workspaceId }: UserActor,
  month: string,
  asked: PageScope,
): Promise<Month> {
  const scope = await scopeOf(database, workspaceId, asked);
  const [workspace] = await database
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const { pages, totals } = await pagesOf(database, workspaceId, month, scope);
  const names = pages.flatMap(({ url }) => (url === null ? [] : (measuredPageOf(url) ?? [])));
  const days = names.length === 0 ? [] : await readDays(database, workspaceId, { wholePages: names });
  const byPage = new Map(days.map((each) => [each.page, each]));
  return monthSchema.parse({
    month,
    workspace: workspace?.name ?? '',
    scope: scope.name,
    analyses: totals.analyses,
    pages: pages.map((page) => {
      const name = page.url === null ? null : measuredPageOf(page.url);
      return { ...page, measured: measuredIn(name === null ? undefined : byPage.get(name), month) };
    }),
    morePages: totals.pages - pages.length,
    done: totals.done,
    verified: totals.verified,
  });
}

/** The look of the printed summary: of the client that it is about, or of the workspace. */
export async function findMonthBranding(
  deps: BrandingDeps & { database: Database },
  { workspaceId }: UserActor,
  asked: PageScope,
): Promise<StoredBranding | null> {
  const clientId = await clientIn(deps.database, workspaceId, asked);
  return findCommonBranding(deps, [{ workspaceId, clientId }]);
}

interface Totals {
  pages: number;
  analyses: number;
  done: number;
  verified: number;
}

/**
 * Pages that were analyzed or had a task done, with their last report up to the end of the month: those with work first,
 * then by title. The totals are those of all of them.
 */
async function pagesOf(
  database: Database,
  workspaceId: string,
  month: string,
  scope: KnownScope,
): Promise<{ pages: MonthPage[]; totals: Totals }> {
  const start = sql`${`${month}-01`}::timestamp at time zone 'UTC'`;
  const end = sql`(${`${month}-01`}::timestamp + interval '1 month') at time zone 'UTC'`;
  const { rows } = await database.execute<{ page: MonthPage; totals: Totals }>(sql`
    with versions as (
      select r.*, coalesce(r.page_key, 'report:' || r.id) as page, r.created_at >= ${start} as is_new
      from reports r where r.workspace_id = ${workspaceId} and r.created_at < ${end}
        and ${scope.contains(sql`r`)}),
    marks as (
      select distinct on (page_key, recommendation) page_key as page, kind, title, id from task_events
      where workspace_id = ${workspaceId} and kind in ('done', 'reopened')
        and created_at >= ${start} and created_at < ${end}
      order by page_key, recommendation, id desc),
    done as (
      select page, jsonb_agg(title order by id) as titles from marks where kind = 'done' group by page),
    touched as (select page from versions where is_new union select page from done),
    latest as (select distinct on (page) * from versions join touched using (page) order by page, id desc),
    listed as (
      select latest.*, coalesce(done.titles, '[]') as done,
        (select count(*) from versions v where v.page = latest.page and v.is_new) as runs,
        (select coalesce(jsonb_agg(distinct each->'recommendation'->'title'), '[]')
          from versions v cross join lateral jsonb_array_elements(
            case when v.is_new and jsonb_typeof(v.changes->'followUps') = 'array'
            then v.changes->'followUps' else '[]' end) as followed(each)
          where v.page = latest.page and each->>'verdict' = 'fixed') as verified
      from latest left join done using (page))
    select jsonb_build_object(
      'secureId', listed.secure_id, 'title', listed.title, 'url', listed.url,
      'before', earlier.score_percent, 'after', listed.score_percent,
      'isComparable', earlier.score_percent is null
        or earlier.rubric_version is not distinct from listed.rubric_version,
      'runs', runs, 'done', done, 'verified', verified) as page,
      jsonb_build_object(
        'pages', count(*) over (), 'analyses', sum(runs) over (),
        'done', sum(jsonb_array_length(done)) over (),
        'verified', sum(jsonb_array_length(verified)) over ()) as totals
    from listed
    left join lateral (
      select v.score_percent, v.rubric_version from versions v
      where v.page = listed.page and v.score_percent is not null
        and (v.input_data ? 'received') = (listed.input_data ? 'received')
      order by v.is_new, case when v.is_new then v.id else -v.id end limit 1) earlier on true
    order by jsonb_array_length(done) + jsonb_array_length(verified) = 0, listed.title, listed.id
    limit ${MAX_PAGES}`);
  return {
    pages: rows.map(({ page }) => page),
    totals: rows[0]?.totals ?? { pages: 0, analyses: 0, done: 0, verified: 0 },
  };
}

/** The whole days of the month, beside those of the month before. */
function measuredIn(page: PageDays | undefined, month: string): string | null {
  const now = countsIn(page, month);
  if (now.visits === 0) return null;
  const before = countsIn(page, monthBefore(month));
  return text.month.measured({ now, before: before.visits === 0 ? null : before });
}

function countsIn(page: PageDays | undefined, month: string): { visits: number; conversions: number } {
  const days = (page?.days ?? []).filter(
    ({ day, isComplete, isImplausible }) => day.startsWith(`${month}-`) && isComplete && !isImplausible,
  );
  return {
    visits: sum(days, ({ visits }) => visits),
    conversions: sum(days, ({ conversions }) => conversions),
  };
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
}

function sum<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + countOf(item), 0);
}
