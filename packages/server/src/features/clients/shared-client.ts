import { type SharedClient, sharedClientSchema } from '@liftmark/contract/clients';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { clients } from '../../database/schema.ts';
import { brandingOfClient } from '../branding/find-branding.ts';
import { findLink, goneLink, refusalOf, type UsedLink } from '../links/find-link.ts';
import { clientOf, pageInLink } from '../pages/client-pages.ts';
import { withPages } from '../pages/pages.ts';
import type { ReportDeps } from '../reports/find-report.ts';

const HISTORY_LENGTH = 12;
const SHOWN_LEAKS = 10;

/**
 * All sites and pages of a client, for people with a link to it: scores and progress, and what is open where the link shows
 * tasks.
 * @throws AppError `not_found`; `link_password`
 */
export async function showSharedClient(
  deps: ReportDeps,
  context: Context,
  token: string,
): Promise<{ link: UsedLink; view: SharedClient }> {
  const link = await findLink(deps, context, token);
  if (link === null) throw await refusalOf(deps, context, token);
  const { clientId, workspaceId, shows } = link;
  if (clientId === null || token !== link.token) throw goneLink();
  const [client] = await deps.database.select().from(clients).where(eq(clients.id, clientId));
  if (client === undefined) throw goneLink();
  const { rows } = await deps.database.execute<{ page: unknown }>(sql`
    ${withPages(workspaceId)}
    select jsonb_build_object(
      'address', ${`${token}.`}::text || ${pageInLink(token, sql`r.secure_id`)},
      'title', r.title, 'url', r.url, 'overallScore', r.overall_score, 'scorePercent', r.score_percent,
      'measuredAt', to_jsonb(r.created_at),
      'history', (
        select jsonb_agg(jsonb_build_object('createdAt', v.created_at, 'scorePercent', v.score_percent,
          'rubricVersion', v.rubric_version) order by v.id)
        from (
          select id, created_at, score_percent, rubric_version from reports
          where id = r.id or (workspace_id = r.workspace_id and page_key = r.page_key)
          order by id desc limit ${HISTORY_LENGTH}) v),
      'done', case when jsonb_typeof(r.changes) = 'object' then (
        select coalesce(jsonb_agg(each->'recommendation'->'title'), '[]')
        from jsonb_array_elements(r.changes->'followUps') as followed(each)
        where each->>'verdict' = 'fixed') else '[]' end,
      'open', case when ${shows === 'tasks'}::boolean then (
        select coalesce(jsonb_agg(each->'title' order by number), '[]')
        from jsonb_array_elements(r.recommendations) with ordinality as listed(each, number)
        where not exists (select from report_ticks t where t.report_id = r.id
          and t.user_id = r.workspace_id and t.item = each->>'id')) else '[]' end) as page
    from pages join reports r on r.id = pages.id
    where ${clientOf(sql`r.workspace_id`, sql`r.page_key`, sql`r.id`)} = ${clientId}::uuid
      and r.shown_status <> 'archived'
    order by coalesce(r.score_percent, 101), r.id desc`);
  const sites = await sitesOf(deps.database, clientId, shows === 'tasks');
  const branding = await brandingOfClient(deps, { workspaceId, clientId });
  const pages = rows.map(({ page }) => sharedClientSchema.shape.pages.element.parse(page));
  return { link, view: { name: client.name, shows, branding, sites, pages } };
}

/** The sites of a client, each with the scores of its runs and what its newest report says. */
async function sitesOf(
  database: Database,
  clientId: string,
  showsTasks: boolean,
): Promise<SharedClient['sites']> {
  const { rows } = await database.execute<{ site: unknown }>(sql`
    select jsonb_build_object(
      'host', s.host, 'score', run.report->'score', 'measuredAt', to_jsonb(run.created_at),
      'pages', (select count(*) from site_pages p where p.run_id = run.id and p.state in ('known', 'read')),
      'templates', (select count(*) from site_templates t where t.run_id = run.id),
      'history', (
        select jsonb_agg(jsonb_build_object('createdAt', v.created_at, 'scorePercent', v.report->'score',
          'rubricVersion', (
            select max(r.rubric_version) from site_pages p join reports r on r.analysis_id = p.analysis_id
            where p.run_id = v.id)) order by v.created_at)
        from (
          select id, created_at, report from site_runs where site_id = s.id and report is not null
          order by created_at desc limit ${HISTORY_LENGTH}) v),
      'done', case when jsonb_typeof(run.report->'changes') = 'object' then (
        select coalesce(jsonb_agg(each->'title'), '[]')
        from jsonb_array_elements(run.report->'changes'->'fixed') as fixed(each)) else '[]' end,
      'open', case when ${showsTasks}::boolean then (
        select coalesce(jsonb_agg(each->'title' order by number), '[]')
        from jsonb_array_elements(run.report->'leaks') with ordinality as leaks(each, number)
        where number <= ${SHOWN_LEAKS}) else '[]' end) as site
    from sites s
    join lateral (
      select id, created_at, report from site_runs where site_id = s.id and report is not null
      order by created_at desc limit 1) run on true
    where s.client_id = ${clientId}::uuid
    order by s.host`);
  return rows.map(({ site }) => sharedClientSchema.shape.sites.element.parse(site));
}
