import { FEEDBACK_FLOW, type FeedbackStatus } from '@liftmark/contract/founders-lists';
import { eq } from 'drizzle-orm';
import { feedback } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import type { FounderDeps } from './founder-accounts.ts';

/** @throws AppError `not_found`; `conflict` if items of that kind can't have that status */
export async function moveFeedback(
  { database }: FounderDeps,
  id: number,
  status: FeedbackStatus,
): Promise<void> {
  const [item] = await database.select({ type: feedback.type }).from(feedback).where(eq(feedback.id, id));
  if (item === undefined) throw notFound();
  const states: readonly FeedbackStatus[] = FEEDBACK_FLOW[item.type];
  if (!states.includes(status)) {
    throw new AppError('conflict', `This item can only be ${states.join(' or ')}.`);
  }
  await database.update(feedback).set({ status }).where(eq(feedback.id, id));
}
