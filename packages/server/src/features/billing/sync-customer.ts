import { and, eq } from 'drizzle-orm';
import { subscriptions, users } from '../../database/schema.ts';
import type { BillingWorker } from './jobs.ts';
import { type FoundSubscription, loadCustomer } from './load-customer.ts';
import { isOwnCustomer } from './payments.ts';
import { recordPlanChange } from './record-plan-change.ts';
import { sendChangeMails } from './subscription-mails.ts';
import { isLive, type StoredSubscription, type SubscriptionState } from './subscription-state.ts';

/** How often another process may write while the provider is asked. */
const ROUNDS = 8;

/**
 * Brings the stored state of a customer in line with the provider's current one, and emails them about changes. If
 * another process wrote while the provider was asked, it asks again, so an older answer never overwrites a newer one.
 */
export async function syncCustomer(deps: BillingWorker, customerId: string): Promise<void> {
  if (!isOwnCustomer(deps.payments, customerId)) return;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [user] = await deps.database.select().from(users).where(eq(users.stripeCustomerId, customerId));
    // The account is gone, or the customer belongs to another product of the operator.
    if (user === undefined) return;
    const found = await loadCustomer(deps, user, customerId);
    if (await writeDown(deps, user, customerId, found)) return;
  }
  throw new Error(`The payments of ${customerId} change faster than they can be stored`);
}

/**
 * @param found null if the customer was deleted at the provider
 * @returns false if another process wrote since the user was read
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

/** Removes subscriptions that the provider no longer knows, or that are no longer for one of our plans. */
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

/** The columns of the user's row: those of the subscription that includes Pro the longest. */
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
