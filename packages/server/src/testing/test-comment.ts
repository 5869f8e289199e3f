import { eq } from 'drizzle-orm';
import { comments, reports } from '../database/schema.ts';
import { pageOf } from '../features/tasks/task-place.ts';
import type { TestApp } from './test-app.ts';
import type { TestPerson } from './test-team.ts';

/** The first recommendation of a test report. */
export const TASK = 'recommendation-a';

/** Stores a comment of a person on the first task of a report. */
export async function putComment(
  { app, services: { database } }: TestApp,
  { cookie }: Pick<TestPerson, 'cookie'>,
  secureId: string,
): Promise<string> {
  const { id: authorId } = (await app.inject({ url: '/api/auth/user', headers: { cookie } })).json();
  const [report] = await database.select().from(reports).where(eq(reports.secureId, secureId));
  if (report?.workspaceId == null) throw new Error('There’s no such report in a workspace');
  const [comment] = await database
    .insert(comments)
    .values({
      workspaceId: report.workspaceId,
      pageKey: pageOf(report),
      recommendation: TASK,
      title: 'Task A',
      authorId,
      text: 'Done?',
    })
    .returning({ id: comments.id });
  if (comment === undefined) throw new Error('No comment was stored');
  return comment.id;
}
