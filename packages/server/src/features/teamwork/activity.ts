import {
  type Activity,
  type ActivityQuery,
  type ActivityScope,
  activitySchema,
  MAX_EXPORTED_ACTIVITY,
} from '@liftmark/contract/teamwork';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context, UserActor } from '../../access/actor.ts';
import { AppError, notFound } from '../../errors.ts';
import { scopeOf } from '../pages/page-scope.ts';
import { ALL_PAGES } from '../pages/pages.ts';
import { type ReportDeps, requireOwnReport } from '../reports/find-report.ts';
import { pageOf } from '../tasks/task-place.ts';

/** Entries of the audit log that are news to every member. */
const NEWS = ['link_created', 'member_joined', 'member_left', 'member_removed'];
/** How much of a comment the list shows. */
const EXCERPT = 140;

const cursorSchema = z.tuple([z.iso.datetime({ offset: true }), z.string().max(60)]);

/**
 * What happened in the actor's workspace, the newest first, read from where each thing is kept.
 * @throws AppError `not_found` for a client, site or page of others
 */
export async function listActivity(
  deps: ReportDeps,
  context: Context,
  actor: UserActor,
  query: ActivityQuery,
): Promise<Activity> {
  const { workspaceId } = actor;
  const page = await pagesOf(deps, context, actor, query);
  const since = after(query.before);
  const most = query.limit + 1;
  const part = (rows: SQL) =>
    sql`(select * from (${rows}) listed where ${since} order by happened desc, key desc limit ${most})`;
  const parts = [
    analyses(workspaceId, page),
    events(workspaceId, page),
    comments(workspaceId, page),
    news(workspaceId, page, query),
  ];
  const { rows } = await deps.database.execute<{ entry: unknown; at: string; key: string }>(sql`
    select to_char(happened at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, key, jsonb_build_object(
      'id', key, 'at', to_char(happened at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', kind,
      'actor', coalesce((select coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.email)
        from users u where u.id::text = whose), ''),
      'page', shown.title, 'secureId', shown.secure_id, 'task', task, 'detail', detail) as entry
    from (${sql.join(parts.map(part), sql` union all `)}) found
    left join lateral (
      select r.title, r.secure_id from reports r
      where r.workspace_id = ${workspaceId} and ${keyOf(sql`r`)} = found.page and (r.is_current or 'r' || r.id = found.key)
      order by 'r' || r.id = found.key desc, r.id desc limit 1) shown on true
    order by happened desc, key desc limit ${most}`);
  const last = rows[query.limit - 1];
  return activitySchema.parse({
    entries: rows.slice(0, query.limit).map(({ entry }) => entry),
    next: rows.length > query.limit && last ? writeCursor([last.at, last.key]) : null,
  });
}

/** The newest entries, as many as an export has. */
export async function allActivity(
  deps: ReportDeps,
  context: Context,
  actor: UserActor,
  scope: ActivityScope,
): Promise<Activity['entries']> {
  const entries: Activity['entries'] = [];
  let before: string | null | undefined;
  do {
    const query = { ...scope, limit: 100, ...(before && { before }) };
    const part = await listActivity(deps, context, actor, query);
    entries.push(...part.entries);
    before = part.next;
  } while (before !== null && entries.length < MAX_EXPORTED_ACTIVITY);
  return entries;
}

const keyOf = (report: SQL) => sql`coalesce(${report}.page_key, 'report:' || ${report}.id)`;

function analyses(workspaceId: string, page: SQL | null): SQL {
  return sql`select r.created_at as happened, 'r' || r.id as key, 'analyzed' as kind, r.user_id::text as whose,
      ${keyOf(sql`r`)} as page, null as task, r.overall_score as detail
    from reports r where r.workspace_id = ${workspaceId} ${among(page, keyOf(sql`r`))}`;
}

function events(workspaceId: string, page: SQL | null): SQL {
  return sql`select e.created_at as happened, 't' || e.id as key, e.kind, e.actor_id::text as whose, e.page_key as page,
      e.title as task, coalesce(e.due_on::text, (
        select coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.email)
        from users u where u.id = e.assignee_id)) as detail
    from task_events e where e.workspace_id = ${workspaceId} ${among(page, sql`e.page_key`)}`;
}

function comments(workspaceId: string, page: SQL | null): SQL {
  return sql`select c.created_at as happened, 'c' || c.id as key, 'commented' as kind, c.author_id::text as whose,
      c.page_key as page, c.title as task, left(c.text, ${EXCERPT}) as detail
    from comments c where c.workspace_id = ${workspaceId} ${among(page, sql`c.page_key`)}`;
}

/**
 * Someone who was removed is named, not who removed them. Joining and leaving is about no page; a link is about the page or
 * the client that it shows.
 */
function news(workspaceId: string, page: SQL | null, { client, site }: ActivityScope): SQL {
  const isOfClient =
    client === undefined || site !== undefined ? sql`false` : sql`s.client_id::text = ${client}`;
  const isAsked = page === null ? sql`` : sql`and (${keyOf(sql`r`)} in (${page}) or ${isOfClient})`;
  return sql`select l.created_at as happened, 'l' || l.id as key, l.action as kind,
      split_part(case when l.action = 'member_removed' then l.subject else l.actor end, ':', 2) as whose,
      ${keyOf(sql`r`)} as page, null as task,
      (select c.name from clients c where c.id = s.client_id) as detail
    from audit_log l
    left join share_links s
      on s.workspace_id = l.workspace_id and l.action = 'link_created' and l.subject = 'link:' || s.id
    left join reports r on r.id = s.report_id
    where l.workspace_id = ${workspaceId} and l.action in ${NEWS} ${isAsked}`;
}

function among(page: SQL | null, key: SQL): SQL {
  return page === null ? sql`` : sql`and ${key} in (${page})`;
}

/** The keys of the pages that are asked for; null for all. */
async function pagesOf(
  deps: ReportDeps,
  context: Context,
  { workspaceId }: UserActor,
  { page, ...asked }: ActivityScope,
): Promise<SQL | null> {
  if (page !== undefined) {
    const report = await requireOwnReport(deps, context, page, 'viewer');
    if (report.workspaceId !== workspaceId) throw notFound();
    return sql`${pageOf(report)}`;
  }
  const scope = await scopeOf(deps.database, workspaceId, asked);
  if (scope === ALL_PAGES) return null;
  return sql`select ${keyOf(sql`s`)} from reports s
    where s.workspace_id = ${workspaceId} and ${scope.contains(sql`s`)}`;
}

function after(before: string | undefined): SQL {
  if (before === undefined) return sql`true`;
  const [at, key] = readCursor(before);
  return sql`(happened, key) < (${at}::timestamptz, ${key}::text)`;
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
