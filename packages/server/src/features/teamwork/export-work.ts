import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { doneItems, issuesOf } from '@liftmark/contract/optimization-tasks';
import type { PageScope } from '@liftmark/contract/page-scope';
import { asc, eq } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { comments, reports, tasks, users } from '../../database/schema.ts';
import { csvOf } from '../../http/csv.ts';
import { allPages } from '../dashboard/list-pages.ts';
import { pageOf } from '../tasks/task-place.ts';
import { personName } from './people.ts';
import { text } from './text.ts';

interface ExportedTask {
  id: string;
  title: string;
  priority: string;
  isDone: boolean;
  assignee: string | null;
  dueOn: string | null;
  comments: { author: string; text: string; createdAt: string; editedAt: string | null }[];
}

/** Every page of a part of the actor's workspace with its scores, tasks and comments. */
export async function exportWork(
  database: Database,
  actor: UserActor,
  scope: PageScope,
): Promise<(DashboardPage & { tasks: ExportedTask[] })[]> {
  const { workspaceId } = actor;
  const set = await database
    .select({ task: tasks, assignee: personName })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.assigneeId))
    .where(eq(tasks.workspaceId, workspaceId));
  const said = await database
    .select({ comment: comments, author: personName })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(eq(comments.workspaceId, workspaceId))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const keys = await database
    .select({ id: reports.id, pageKey: reports.pageKey })
    .from(reports)
    .where(eq(reports.workspaceId, workspaceId));
  const keyOf = new Map(keys.map((report) => [report.id, pageOf(report)]));
  const placeOf = (page: string, task: string) => JSON.stringify([page, task]);
  const added = new Map(set.map((each) => [placeOf(each.task.pageKey, each.task.recommendation), each]));
  const talk = Map.groupBy(said, ({ comment }) => placeOf(comment.pageKey, comment.recommendation));
  return (await allPages(database, actor, scope)).map((page) => {
    const done = doneItems(
      page.recommendations.map(({ id }) => id),
      page.ticks,
    );
    return {
      ...page,
      tasks: issuesOf(page.recommendations).map(({ id, title, priority }) => {
        const place = placeOf(keyOf.get(page.id) ?? '', id);
        return {
          id,
          title,
          priority,
          isDone: done.has(id),
          assignee: added.get(place)?.assignee ?? null,
          dueOn: added.get(place)?.task.dueOn ?? null,
          comments: (talk.get(place) ?? []).map(({ comment, author }) => ({
            author: author ?? '',
            text: comment.text,
            createdAt: comment.createdAt.toISOString(),
            editedAt: comment.editedAt?.toISOString() ?? null,
          })),
        };
      }),
    };
  });
}

/** One line for each task, and one more for each further comment on it; a page without tasks has one line. */
export function workCsv(pages: Awaited<ReturnType<typeof exportWork>>): string {
  const { columns, yes, no } = text.export;
  const lines = pages.flatMap((page) => {
    const about = [page.title, page.url ?? '', page.scorePercent, page.createdAt.slice(0, 10)];
    if (page.tasks.length === 0) return [[...about, ...columns.slice(about.length).map(() => '')]];
    return page.tasks.flatMap((task) => {
      const { title, priority, isDone, assignee, dueOn } = task;
      const own = [...about, title, priority, isDone ? yes : no, assignee ?? '', dueOn ?? ''];
      const said = task.comments.map(({ author, text: words, createdAt }) => [author, words, createdAt]);
      return (said.length === 0 ? [['', '', '']] : said).map((comment) => [...own, ...comment]);
    });
  });
  return csvOf([[...columns], ...lines]);
}
