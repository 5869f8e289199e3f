import { type FeedbackList, type FeedbackQuery, PAGE_SIZE } from '@liftmark/contract/founders-lists';
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { feedback, users } from '../../database/schema.ts';
import { ANONYMOUS } from './feedback-summary.ts';
import type { FounderDeps } from './founder-accounts.ts';
import { patternOf } from './search.ts';

const URGENCY = sql`case ${feedback.priority} when 'high' then 3 when 'medium' then 2 else 1 end`;

/** The received feedback, a page at a time. */
export async function listFeedback(
  { database }: FounderDeps,
  { search, sort, order, page, type, status }: FeedbackQuery,
): Promise<FeedbackList> {
  const pattern = patternOf(search);
  const matches: SQL | undefined = and(
    type && eq(feedback.type, type),
    status && eq(feedback.status, status),
    pattern === null
      ? undefined
      : or(
          ilike(feedback.message, pattern),
          ilike(feedback.currentPage, pattern),
          ilike(feedback.attachmentName, pattern),
          ilike(users.email, pattern),
        ),
  );
  const direction = order === 'asc' ? asc : desc;
  const sorted = sort === 'priority' ? [direction(URGENCY), desc(feedback.id)] : [direction(feedback.id)];
  const [rows, [counted]] = await Promise.all([
    database
      .select({ item: feedback, email: users.email, firstName: users.firstName, lastName: users.lastName })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .where(matches)
      .orderBy(...sorted)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    database
      .select({ total: count() })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .where(matches),
  ]);
  return {
    items: rows.map(({ item, email, firstName, lastName }) => ({
      id: item.id,
      type: item.type,
      priority: item.priority,
      message: item.message,
      status: item.status,
      createdAt: item.createdAt.toISOString(),
      userEmail: email ?? ANONYMOUS,
      userName: [firstName, lastName].filter(Boolean).join(' '),
      currentPage: item.currentPage,
      userAgent: item.userAgent,
      attachmentName: item.attachmentName,
    })),
    total: counted?.total ?? 0,
  };
}
