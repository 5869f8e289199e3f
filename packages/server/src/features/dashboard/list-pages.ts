import { OPEN_PIECES } from '@liftmark/contract/analysis';
import {
  type DashboardPage,
  type DashboardPages,
  dashboardPageSchema,
  PAGES_PER_ANSWER,
  type PageFilter,
  type PageSort,
  type pagesQuerySchema,
} from '@liftmark/contract/dashboard-pages';
import type { PageScope } from '@liftmark/contract/page-scope';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { UserActor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { clientOf, siteClientOf } from '../pages/client-pages.ts';
import { scopeOf } from '../pages/page-scope.ts';
import { withPages } from '../pages/pages.ts';

/** Each sort order as one ascending number; among equal ones, the newest comes first. */
const SORT_KEYS: Record<PageSort, SQL> = {
  date: sql`0`,
  score: sql`coalesce(r.score_percent, 101)`,
  lift: sql`-coalesce(r.lift::float8, -1e300)`,
  status: sql`case r.shown_status when 'action_required' then 0 when 'optimized' then 1 else 2 end`,
};

const FILTERS: Record<PageFilter, SQL> = {
  all: sql`true`,
  action_required: sql`r.shown_status = 'action_required'`,
  optimized: sql`r.shown_status = 'optimized'`,
  archived: sql`r.shown_status = 'archived'`,
  completed: sql`r.shown_status in ('optimized', 'archived')`,
};

const HISTORY_LENGTH = 12;

const cursorSchema = z.tuple([z.number(), z.int32()]);

/** One screenful of the pages of the actor's workspace, each with the report that represents it. */
export async function listPages(
  database: Database,
  actor: UserActor,
  { status, sort, search, cursor, limit, ...asked }: z.output<typeof pagesQuerySchema>,
): Promise<DashboardPages> {
  const scope = await scopeOf(database, actor.workspaceId, asked);
  const { rows } = await database.execute<{ total: number; key: number | null; page: unknown }>(sql`
    ${withPages(actor.workspaceId, scope)},
    matching as materialized (
      select r.id, pages.address, (${SORT_KEYS[sort]})::float8 as key
      from pages join reports r on r.id = pages.id
      where ${FILTERS[status]} and ${searched(search)}),
    shown as materialized (
      select * from matching where ${after(cursor)} order by key, id desc limit ${limit + 1}),
    beside as (
      select shown.id, jsonb_agg(${listedReport('o')} order by o.id desc) as reports
      from shown join mine on mine.address = shown.address and mine.id <> shown.id
      join reports o on o.id = mine.id
      group by shown.id)
    select counted.total, shown.key, ${pageFor(actor)} as page
    from (select count(*)::int as total from matching) counted left join shown on true
    left join reports r on r.id = shown.id left join beside on beside.id = r.id
    order by shown.key, r.id desc`);
  const entries = rows.filter(({ key }) => key !== null);
  const pages = entries.slice(0, limit).map(({ page }) => dashboardPageSchema.parse(page));
  const last = pages.at(-1);
  const lastKey = entries[pages.length - 1]?.key ?? null;
  return {
    pages,
    total: rows[0]?.total ?? 0,
    nextCursor: entries.length > limit && last && lastKey !== null ? writeCursor([lastKey, last.id]) : null,
  };
}

/** All pages of a part of the actor's workspace, the newest first. */
export async function allPages(
  database: Database,
  actor: UserActor,
  scope: PageScope,
): Promise<DashboardPage[]> {
  const pages: DashboardPage[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { ...scope, status: 'all', sort: 'date', search: '', limit: PAGES_PER_ANSWER } as const;
    const part = await listPages(database, actor, { ...query, ...(cursor && { cursor }) });
    pages.push(...part.pages);
    cursor = part.nextCursor;
  } while (cursor !== null);
  return pages;
}

/** A whole entry as JSON, built only for the rows on the screen: the large columns of other rows aren't read. */
const pageFor = ({ isPro }: UserActor): SQL => sql`${listedReport('r')} || jsonb_build_object(
  'overallScore', r.overall_score, 'scorePercent', r.score_percent,
  'updatedAt', ${isoOf(sql`greatest(r.created_at, r.optimized_at, r.cvr_tracked_at,
    (select max(t.ticked_at) from report_ticks t where t.report_id = r.id and t.user_id = r.workspace_id))`)},
  'clientId', ${clientOf(sql`r.workspace_id`, sql`r.page_key`, sql`r.id`)},
  'siteClientId', ${siteClientOf(sql`r.workspace_id`, sql`r.page_key`)},
  'writtenIn', r.written_in, 'status', r.shown_status, 'isOptimized', r.is_optimized,
  'optimizedAt', ${isoOf(sql`r.optimized_at`)}, 'cvrTrackedAt', ${isoOf(sql`r.cvr_tracked_at`)},
  'preOptimizationCvr', r.pre_optimization_cvr, 'postOptimizationCvr', r.post_optimization_cvr,
  'preVisitors', r.pre_visitors, 'preConversions', r.pre_conversions,
  'postVisitors', r.post_visitors, 'postConversions', r.post_conversions,
  'recommendations', (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', each->'id', 'type', each->'type', 'title', each->'title', 'place', each->'place',
      'question', each->'question', 'scoreOnceFixed', each->'scoreOnceFixed',
      'suggestedBy', each->'suggestedBy', 'tried', r.trial_scores->(each->>'id'),
      'steps', case when ${isPro} or number <= ${OPEN_PIECES} then each->'steps' end))
      order by number), '[]')
    from jsonb_array_elements(r.recommendations) with ordinality as listed(each, number)),
  'ticks', (
    select coalesce(jsonb_agg(t.item order by t.ticked_at, t.item), '[]')
    from report_ticks t where t.report_id = r.id and t.user_id = r.workspace_id),
  'sinceLastRun', case when jsonb_typeof(r.changes) = 'object' then jsonb_build_object(
    'previousAt', r.changes->'previous'->'capturedAt',
    'verified', ${followUps('fixed')},
    'regressed', ${followUps('regressed')} || (
      select coalesce(jsonb_agg(jsonb_build_object('id', each->'check', 'title', each->'title')), '[]')
      from jsonb_array_elements(r.changes->'worse') as worse(each))) end,
  'history', (
    select jsonb_agg(jsonb_build_object(
      'secureId', v.secure_id, 'createdAt', ${isoOf(sql`v.created_at`)}, 'scorePercent', v.score_percent,
      'rubricVersion', v.rubric_version) order by v.id)
    from (
      select id, secure_id, created_at, score_percent, rubric_version from reports
      where id = r.id or (workspace_id = r.workspace_id and page_key = r.page_key)
      order by id desc limit ${HISTORY_LENGTH}) v),
  'otherReports', coalesce(beside.reports, '[]'))`;

/** The columns that name a report in the list. */
function listedReport(name: 'r' | 'o'): SQL {
  const report = sql.raw(name);
  return sql`jsonb_build_object(
    'id', ${report}.id, 'secureId', ${report}.secure_id, 'title', ${report}.title, 'url', ${report}.url,
    'inputType', ${report}.input_type, 'createdAt', ${isoOf(sql`${report}.created_at`)},
    'competitors', case when ${report}.input_type = 'competitor'
      then to_jsonb((string_to_array(${report}.page_key, ' '))[2:]) else '[]' end,
    'schedule', (select s.every from reanalysis_schedules s
      where s.user_id = ${report}.workspace_id and s.page_key = ${report}.page_key),
    'capturedWith', case when ${report}.input_data ? 'received' then 'extension'
      when ${report}.input_data ? 'upload' then 'upload' end)`;
}

function followUps(verdict: string): SQL {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', each->'recommendation'->'id', 'title', each->'recommendation'->'title')), '[]')
    from jsonb_array_elements(r.changes->'followUps') as followed(each)
    where each->>'verdict' = ${verdict}::text)`;
}

function isoOf(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function searched(search: string): SQL {
  if (search === '') return sql`true`;
  const pattern = `%${search.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(r.title ilike ${pattern} or r.url ilike ${pattern})`;
}

function after(cursor: string | undefined): SQL {
  if (cursor === undefined) return sql`true`;
  const [key, id] = readCursor(cursor);
  return sql`(key, -id) > (${key}::float8, ${-id}::int)`;
}

function writeCursor(position: z.infer<typeof cursorSchema>): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws AppError `bad_request` if the cursor isn't ours */
function readCursor(cursor: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('bad_request', 'This part of the list no longer exists. Please reload the list.', {
      cause,
    });
  }
}
