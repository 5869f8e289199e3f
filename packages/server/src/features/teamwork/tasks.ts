import type { PageScope } from '@liftmark/contract/page-scope';
import {
  type OpenTasks,
  openTasksSchema,
  type ReportTasks,
  type TaskRequest,
} from '@liftmark/contract/teamwork';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context, UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import { hasRole } from '../../access/policy.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import {
  comments,
  taskEvents,
  tasks,
  users,
  workNotices,
  workspaceMembers,
  workspaces,
} from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../pages/page-scope.ts';
import { withPages } from '../pages/pages.ts';
import type { OwnReport } from '../reports/find-report.ts';
import { pageOf, requireTask, type TaskPlace, userIdOf } from '../tasks/task-place.ts';
import { listPeople, personName } from './people.ts';
import { text } from './text.ts';

/** What people added to the recommendations of a report's page. */
export async function listTasks(database: Database, report: OwnReport): Promise<ReportTasks> {
  const { workspaceId } = report;
  const pageKey = pageOf(report);
  const [workspace] = await database
    .select({ kind: workspaces.kind })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const set = await database
    .select({ id: tasks.recommendation, userId: tasks.assigneeId, name: personName, dueOn: tasks.dueOn })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.assigneeId))
    .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.pageKey, pageKey)));
  const said = await database
    .select({ id: comments.recommendation, comments: sql<number>`count(*)::int` })
    .from(comments)
    .where(and(eq(comments.workspaceId, workspaceId), eq(comments.pageKey, pageKey)))
    .groupBy(comments.recommendation);
  const counts = new Map(said.map((each) => [each.id, each.comments]));
  const added = new Map(set.map((each) => [each.id, each]));
  return {
    people: workspace?.kind === 'team' ? await listPeople(database, workspaceId) : null,
    mayChange: hasRole(report.role, 'editor'),
    tasks: [...new Set([...added.keys(), ...counts.keys()])].map((id) => {
      const { userId = null, name = '', dueOn = null } = added.get(id) ?? {};
      return {
        id,
        assignee: userId === null ? null : { userId, name },
        dueOn,
        comments: counts.get(id) ?? 0,
      };
    }),
  };
}

/**
 * Assigns a task or sets its due date. Of two changes at once the last one counts, and the history has both.
 * @throws AppError `not_found`; `conflict` for someone who isn’t a member; those of `writeAs`
 */
export async function changeTask(
  database: Database,
  context: Context,
  report: OwnReport,
  recommendation: string,
  change: TaskRequest,
): Promise<void> {
  const actorId = userIdOf(context);
  const { workspaceId } = report;
  await writeAs(database, { userId: actorId, workspaceId }, 'editor', async (transaction) => {
    const place = await requireTask(transaction, report, recommendation);
    const { pageKey } = place;
    const key = { workspaceId, pageKey, recommendation };
    await transaction.insert(tasks).values(key).onConflictDoNothing();
    const [before] = await transaction.select().from(tasks).where(isTask(key)).for('update');
    const assigneeId = change.assigneeId === undefined ? (before?.assigneeId ?? null) : change.assigneeId;
    const dueOn = change.dueOn === undefined ? (before?.dueOn ?? null) : change.dueOn;
    const isReassigned = assigneeId !== before?.assigneeId;
    const isMoved = dueOn !== before?.dueOn;
    if (assigneeId !== null && isReassigned) await requireMember(transaction, workspaceId, assigneeId);
    await transaction
      .update(tasks)
      .set({ assigneeId, dueOn, ...((isReassigned || isMoved) && { remindedAt: null }) })
      .where(isTask(key));
    if (isReassigned) {
      const kind = assigneeId === null ? 'unassigned' : 'assigned';
      await transaction.insert(taskEvents).values({ ...place, kind, actorId, assigneeId });
      await noticeAssignment(transaction, place, actorId, assigneeId);
    }
    if (isMoved)
      await transaction
        .insert(taskEvents)
        .values({ ...place, kind: dueOn === null ? 'undated' : 'due', actorId, dueOn });
  });
}

function isTask({ workspaceId, pageKey, recommendation }: Omit<TaskPlace, 'title'>) {
  return and(
    eq(tasks.workspaceId, workspaceId),
    eq(tasks.pageKey, pageKey),
    eq(tasks.recommendation, recommendation),
  );
}

/** Locked, so that a member who is just being removed doesn't keep the task. */
async function requireMember(transaction: Transaction, workspaceId: string, userId: string): Promise<void> {
  const [member] = await transaction
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
    .for('share');
  if (member === undefined) throw new AppError('conflict', text.notMember);
}

async function noticeAssignment(
  transaction: Transaction,
  place: TaskPlace,
  actorId: string,
  assigneeId: string | null,
): Promise<void> {
  if (assigneeId === null || assigneeId === actorId) return;
  // Assigned back and forth before an email went out: one mention of it is enough.
  await transaction
    .delete(workNotices)
    .where(
      and(
        eq(workNotices.userId, assigneeId),
        eq(workNotices.workspaceId, place.workspaceId),
        eq(workNotices.pageKey, place.pageKey),
        eq(workNotices.recommendation, place.recommendation),
        eq(workNotices.kind, 'assignment'),
        isNull(workNotices.mailedAt),
      ),
    );
  await transaction.insert(workNotices).values({ ...place, userId: assigneeId, kind: 'assignment', actorId });
}

/** The open tasks of a part of the actor's workspace that have an assignee or a due date, the earliest due first. */
export async function listOpenTasks(
  database: Database,
  { id: userId, workspaceId }: UserActor,
  asked: PageScope,
): Promise<OpenTasks> {
  const scope = await scopeOf(database, workspaceId, asked);
  const { rows } = await database.execute<{ task: unknown }>(sql`
    ${withPages(workspaceId, scope)}
    select jsonb_build_object(
      'secureId', r.secure_id, 'page', r.title, 'url', r.url, 'id', t.recommendation, 'title', advised->>'title',
      'assignee', case when t.assignee_id is not null then jsonb_build_object(
        'userId', t.assignee_id, 'name', (select ${personName} from users where users.id = t.assignee_id)) end,
      'isYours', t.assignee_id is not distinct from ${userId}::uuid, 'dueOn', t.due_on,
      'isOverdue', coalesce(t.due_on < (now() at time zone 'UTC')::date, false)) as task
    from pages join reports r on r.id = pages.id
    join tasks t on t.workspace_id = r.workspace_id and t.page_key = coalesce(r.page_key, 'report:' || r.id)
    cross join lateral jsonb_array_elements(r.recommendations) as listed(advised)
    where advised->>'id' = t.recommendation and (t.assignee_id is not null or t.due_on is not null)
      and not ${isDone(sql`r`, sql`t.recommendation`)}
    order by t.due_on nulls last, r.id desc, t.recommendation
    limit 500`);
  return openTasksSchema.parse(rows.map(({ task }) => task));
}

/** Whether a recommendation is checked off, itself or by its three steps, as `doneItems` counts. */
export function isDone(report: ReturnType<typeof sql>, recommendation: ReturnType<typeof sql>) {
  const ticked = sql`select from report_ticks k where k.report_id = ${report}.id and k.user_id = ${report}.workspace_id`;
  return sql`(exists (${ticked} and k.item = ${recommendation}) or (
    select count(*) = 3 from report_ticks k where k.report_id = ${report}.id and k.user_id = ${report}.workspace_id
    and k.item in (${recommendation} || ':0', ${recommendation} || ':1', ${recommendation} || ':2')))`;
}
