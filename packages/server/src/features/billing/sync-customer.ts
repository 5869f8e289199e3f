import { and, eq } from 'drizzle-orm';
import { subscriptions, users } from '../../database/schema.ts';
import type { BillingWorker } from './jobs.ts';
import { type FoundSubscription, loadCustomer } from './load-customer.ts';
import { isOwnCustomer } from './payments.ts';
import { recordPlanChange } from './record-plan-change.ts';
import { sendChangeMails } from './subscription-mails.ts';
import { isLive, type StoredSubscription, type SubscriptionState } from './subscription-state.ts';

/** How often somebody else may write while the provider is asked. */
const ROUNDS = 8;

/**
 * Brings what is kept of a customer in line with what the provider says right now, and tells them by mail of what
 * changed. Where another process wrote while the provider was asked, it is asked again, so an older answer never
 * overwrites a newer one.
 */
export async function syncCustomer(deps: BillingWorker, customerId: string): Promise<void> {
  if (!isOwnCustomer(deps.payments, customerId)) return;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [user] = await deps.database.select().from(users).where(eq(users.stripeCustomerId, customerId));
    // Of somebody whose account is gone, or who belongs to something else that the operator sells.
    if (user === undefined) return;
    const found = await loadCustomer(deps, user, customerId);
    if (await writeDown(deps, user, customerId, found)) return;
  }
  throw new Error(`The payments of ${customerId} change faster than they can be written down`);
}

/**
 * @param found null where the customer was deleted at the provider
 * @returns false where somebody else wrote since the user was read
 */
async function writeDown(
  { database, mailer }: BillingWorker,
  user: typeof users.$inferSelect,
  customerId: string,
  found: FoundSubscription[] | null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { id: userId, billingVersion } = user;
    const [turn] = await transaction
      .update(users)
      .set({ billingVersion: billingVersion + 1 })
      .where(
        and(
          eq(users.id, userId),
          eq(users.stripeCustomerId, customerId),
          eq(users.billingVersion, billingVersion),
        ),
      )
      .returning({ id: users.id });
    if (turn === undefined) return false;
    const known = await transaction.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    const gone = known.filter(
      (stored) => stored.customerId === customerId && !found?.some(({ state }) => state.id === stored.id),
    );
    const told = [
      ...(found ?? []),
      ...gone.map((stored) => ({ state: endedNow(stored), isTrialRefused: false })),
    ];
    for (const { state, isTrialRefused } of told) {
      const before = known.find(({ id }) => id === state.id) ?? null;
      await transaction
        .insert(subscriptions)
        .values({ ...state, userId })
        .onConflictDoUpdate({ target: subscriptions.id, set: { ...state, updatedAt: new Date() } });
      await recordPlanChange(transaction, userId, before, state);
      await sendChangeMails(mailer, transaction, user, before, state, isTrialRefused);
    }
    const all = await transaction.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    await transaction
      .update(users)
      .set({ ...standingOf(all), ...(found === null && { stripeCustomerId: null }), updatedAt: new Date() })
      .where(eq(users.id, userId));
    return true;
  });
}

/** Of what the provider no longer knows, or what is no longer for one of our plans. */
function endedNow(stored: StoredSubscription): SubscriptionState {
  const { id, customerId, planType, trialEndsAt, paidUntil, firstPaidAt, withdrawal } = stored;
  const now = new Date();
  return {
    id,
    customerId,
    planType,
    status: 'canceled',
    trialEndsAt,
    paidUntil,
    cancelsAtPeriodEnd: false,
    proUntil: stored.proUntil < now ? stored.proUntil : now,
    firstPaidAt,
    withdrawal,
  };
}

/** What the user's own row says: of the subscription that brings Pro the longest. */
function standingOf(states: SubscriptionState[]): Partial<typeof users.$inferInsert> {
  const [best] = states.toSorted((a, b) => b.proUntil.getTime() - a.proUntil.getTime());
  if (best === undefined) return { stripeSubscriptionId: null, subscriptionStatus: 'free', proUntil: null };
  const isOver = !isLive(best) && best.proUntil <= new Date();
  return {
    stripeSubscriptionId: isLive(best) ? best.id : null,
    subscriptionStatus: isOver ? 'free' : best.status,
    proUntil: best.proUntil,
  };
}
