import { type BillingDifference, PLAN_TYPES } from '@liftmark/contract/billing';
import { CURRENCY, PLANS } from '@liftmark/contract/plans';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { reconciliations, subscriptions, workspaces } from '../../database/schema.ts';
import type { BillingWorker } from './jobs.ts';
import { isOwnCustomer } from './payments.ts';
import { idOf, isLive, planOf, type StoredSubscription } from './subscription-state.ts';
import { syncCustomer } from './sync-customer.ts';
import { warnOfPrice } from './warn-of-price.ts';

/** Compares every subscription with the provider's, fixes differences, and stores them for the operator. */
export async function reconcile(worker: BillingWorker): Promise<void> {
  const { database, payments, warn } = worker;
  const [run] = await database.insert(reconciliations).values({}).returning({ id: reconciliations.id });
  if (run === undefined) throw new Error('The comparison wasn’t stored');
  const unseen = new Map((await database.select().from(subscriptions)).map((stored) => [stored.id, stored]));
  const differences = await comparePrices(payments);
  let compared = 0;
  for await (const theirs of payments.stripe.subscriptions.list({ status: 'all', limit: 100 })) {
    if (planOf(theirs, payments) === null) {
      const [workspace] = await database
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(eq(workspaces.stripeCustomerId, idOf(theirs.customer)));
      if (workspace !== undefined) warnOfPrice(worker, workspace, theirs);
      continue;
    }
    compared += 1;
    const stored = unseen.get(theirs.id) ?? null;
    unseen.delete(theirs.id);
    if (stored !== null && isOver(stored) && !isLive(theirs)) continue;
    differences.push(...(await compareCustomer(worker, theirs, stored)));
  }
  for (const stored of unseen.values()) {
    compared += 1;
    if (isOver(stored) || !isOwnCustomer(payments, stored.customerId)) continue;
    differences.push(difference(stored.id, stored.workspaceId, 'missing_there', stored.status, null));
    await syncCustomer(worker, stored.customerId);
  }
  for (const found of differences) warn(found, 'payments differ');
  await database
    .update(reconciliations)
    .set({ finishedAt: new Date(), compared, differences })
    .where(eq(reconciliations.id, run.id));
}

/** A subscription in this state can't become active again. */
function isOver({ status, proUntil }: StoredSubscription): boolean {
  return !isLive({ status }) && proUntil <= new Date();
}

async function compareCustomer(
  worker: BillingWorker,
  theirs: Stripe.Subscription,
  before: StoredSubscription | null,
): Promise<BillingDifference[]> {
  const { database } = worker;
  const { id } = theirs;
  const customerId = idOf(theirs.customer);
  const [workspace] = await database
    .select()
    .from(workspaces)
    .where(eq(workspaces.stripeCustomerId, customerId));
  if (workspace === undefined) {
    // Subscriptions of deleted accounts matter only if someone is still charged.
    return isLive(theirs) ? [difference(id, null, 'unknown_customer', null, customerId)] : [];
  }
  await syncCustomer(worker, customerId);
  const [now] = await database.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (now === undefined) return [];
  const about = (kind: BillingDifference['kind'], here: string | null, there: string | null) =>
    here === there ? [] : [difference(id, workspace.id, kind, here, there)];
  if (before === null) return about('missing_here', null, now.status);
  return [
    ...about('status', before.status, now.status),
    ...about('plan', before.planType, now.planType),
    ...about('seats', String(before.quantity), String(now.quantity)),
    ...about('pro_until', before.proUntil.toISOString(), now.proUntil.toISOString()),
  ];
}

/** The prices on our pages and at the provider must be the same. */
async function comparePrices({ stripe, prices }: BillingWorker['payments']): Promise<BillingDifference[]> {
  const found: BillingDifference[] = [];
  for (const plan of PLAN_TYPES) {
    const price = await stripe.prices.retrieve(prices[plan].sold);
    const promised = `${PLANS[plan].charged} ${CURRENCY.toLowerCase()} a ${plan === 'annual' ? 'year' : 'month'}`;
    const charged = wordsOf(price);
    if (promised !== charged) found.push(difference(price.id, null, 'price', promised, charged));
  }
  return found;
}

function wordsOf({ unit_amount, currency, recurring }: Stripe.Price): string {
  const every =
    recurring === null
      ? 'time'
      : [...(recurring.interval_count > 1 ? [recurring.interval_count] : []), recurring.interval].join(' ');
  return `${unit_amount} ${currency} a ${every}`;
}

function difference(
  subscriptionId: string,
  userId: string | null,
  kind: BillingDifference['kind'],
  here: string | null,
  there: string | null,
): BillingDifference {
  return { subscriptionId, userId, kind, here, there };
}
