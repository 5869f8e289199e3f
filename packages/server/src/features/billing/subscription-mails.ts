import type { Transaction } from '../../database/connection.ts';
import type { users } from '../../database/schema.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { isLive, type StoredSubscription, type SubscriptionState } from './subscription-state.ts';

type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName'>;

/** Emails a subscriber about the difference between the previous state and the current one. */
export async function sendChangeMails(
  mailer: Mailer,
  transaction: Transaction,
  { id: userId, email, firstName }: Person,
  before: StoredSubscription | null,
  now: SubscriptionState,
  isTrialRefused: boolean,
): Promise<void> {
  const delivery = { to: email, userId };
  const proUntil = now.proUntil.toISOString();
  if (isTrialRefused) {
    if (before?.status === now.status) return;
    await mailer.send(transaction, 'trial-refused', { firstName }, delivery);
  } else if (before === null) {
    if (now.status !== 'trialing' || now.trialEndsAt === null || now.proUntil <= new Date()) return;
    const props = { firstName, trialEndsAt: now.trialEndsAt.toISOString(), planType: now.planType };
    await mailer.send(transaction, 'trial-started', props, delivery);
  } else if (isEnding(now) && !isEnding(before)) {
    const props = { firstName, proUntil, isOver: now.proUntil <= new Date() };
    await mailer.send(transaction, 'subscription-cancelled', props, delivery);
  } else if (now.status === 'past_due' && before.status !== 'past_due') {
    await mailer.send(transaction, 'payment-failed', { firstName, proUntil }, delivery);
  }
}

/** True if it has ended or won't renew. */
function isEnding(state: Pick<SubscriptionState, 'status' | 'cancelsAtPeriodEnd'>): boolean {
  return state.cancelsAtPeriodEnd || !isLive(state);
}
