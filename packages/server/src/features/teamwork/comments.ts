import { COMMENTS_PER_ANSWER, type Comment, type CommentRequest } from '@liftmark/contract/teamwork';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { comments, users, workNotices } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import type { OwnReport } from '../reports/find-report.ts';
import { pageOf, requireTask, userIdOf } from '../tasks/task-place.ts';
import { listPeople, mentionedIn, personName } from './people.ts';
import { text } from './text.ts';

type Stored = typeof comments.$inferSelect;

const MAX_PER_TASK = 1_000;

/** The newest comments on a task, the oldest of them first. */
export async function listComments(
  database: Database,
  context: Context,
  report: OwnReport,
  recommendation: string,
): Promise<Comment[]> {
  const userId = userIdOf(context);
  const found = await database
    .select({ comment: comments, author: personName })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(
      and(
        eq(comments.workspaceId, report.workspaceId),
        eq(comments.pageKey, pageOf(report)),
        eq(comments.recommendation, recommendation),
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(COMMENTS_PER_ANSWER);
  return found.reverse().map(({ comment, author }) => present(comment, author, userId));
}

/** @throws AppError `not_found`, `conflict`; those of `writeAs` */
export async function addComment(
  database: Database,
  context: Context,
  report: OwnReport,
  { task, text: words }: CommentRequest,
): Promise<void> {
  const authorId = userIdOf(context);
  const { workspaceId } = report;
  await writeAs(database, { userId: authorId, workspaceId }, 'viewer', async (transaction) => {
    const place = await requireTask(transaction, report, task);
    const isHere = and(
      eq(comments.workspaceId, place.workspaceId),
      eq(comments.pageKey, place.pageKey),
      eq(comments.recommendation, task),
    );
    if ((await transaction.$count(comments, isHere)) >= MAX_PER_TASK)
      throw new AppError('conflict', text.tooManyComments);
    const mentioned = await mentionedMembers(transaction, place.workspaceId, words);
    const [stored] = await transaction
      .insert(comments)
      .values({ ...place, authorId, text: words, mentions: mentioned.map(({ name }) => name) })
      .returning();
    if (stored === undefined) throw new Error('The comment wasn’t stored');
    await noticeMentions(
      transaction,
      stored,
      mentioned.map(({ userId }) => userId),
    );
  });
}

/**
 * Changes one’s own comment. People are mailed about a mention once.
 * @throws AppError `not_found`, `forbidden`; those of `writeAs`
 */
export async function changeComment(
  database: Database,
  context: Context,
  report: OwnReport,
  { commentId, text: words }: { commentId: string; text: string },
): Promise<void> {
  const { workspaceId } = report;
  await writeAs(database, { userId: userIdOf(context), workspaceId }, 'viewer', async (transaction) => {
    const before = await requireOwn(transaction, context, report, commentId);
    const mentioned = await mentionedMembers(transaction, workspaceId, words);
    await transaction
      .update(comments)
      .set({ text: words, mentions: mentioned.map(({ name }) => name), editedAt: new Date() })
      .where(eq(comments.id, commentId));
    const added = mentioned.filter(({ name }) => !before.mentions.includes(name));
    await noticeMentions(
      transaction,
      before,
      added.map(({ userId }) => userId),
    );
  });
}

/** @throws AppError `not_found`, `forbidden`; those of `writeAs` */
export async function deleteComment(
  database: Database,
  context: Context,
  report: OwnReport,
  commentId: string,
): Promise<void> {
  const { workspaceId } = report;
  await writeAs(database, { userId: userIdOf(context), workspaceId }, 'viewer', async (transaction) => {
    await requireOwn(transaction, context, report, commentId);
    await transaction.delete(comments).where(eq(comments.id, commentId));
  });
}

async function requireOwn(
  transaction: Transaction,
  context: Context,
  report: OwnReport,
  commentId: string,
): Promise<Stored> {
  const [found] = await transaction
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.id, commentId),
        eq(comments.workspaceId, report.workspaceId),
        eq(comments.pageKey, pageOf(report)),
      ),
    )
    .for('update');
  if (found === undefined) throw notFound();
  if (found.authorId !== userIdOf(context)) throw new AppError('forbidden', text.notYours);
  return found;
}

async function mentionedMembers(transaction: Transaction, workspaceId: string, words: string) {
  return words.includes('@') ? mentionedIn(words, await listPeople(transaction, workspaceId)) : [];
}

/** The author doesn't need to be told. */
async function noticeMentions(
  transaction: Transaction,
  { id: commentId, authorId, workspaceId, pageKey, recommendation, title }: Stored,
  userIds: string[],
): Promise<void> {
  const others = userIds.filter((userId) => userId !== authorId);
  if (others.length === 0) return;
  const known = await transaction
    .select({ userId: workNotices.userId })
    .from(workNotices)
    .where(and(eq(workNotices.commentId, commentId), inArray(workNotices.userId, others)));
  const fresh = others.filter((userId) => !known.some((each) => each.userId === userId));
  const about = { workspaceId, pageKey, recommendation, title, commentId, actorId: authorId };
  if (fresh.length > 0)
    await transaction
      .insert(workNotices)
      .values(fresh.map((userId) => ({ ...about, userId, kind: 'mention' as const })));
}

function present(comment: Stored, author: string | null, userId: string): Comment {
  const { id, authorId, text: words, mentions, createdAt, editedAt } = comment;
  return {
    id,
    author: author ?? '',
    isYours: authorId === userId,
    text: words,
    mentions,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}
