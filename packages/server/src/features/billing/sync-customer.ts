import { FREE_SEATS } from '@liftmark/contract/workspaces';
import { and, eq } from 'drizzle-orm';
import { subscriptions, workspaces } from '../../database/schema.ts';
import type { StoredWorkspace } from '../auth/present-user.ts';
import { type Owner, ownersOf } from '../members/owners.ts';
import type { BillingWorker } from './jobs.ts';
import { type FoundSubscription, loadCustomer } from './load-customer.ts';
import { lockPayer } from './lock-payer.ts';
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
    const [workspace] = await deps.database
      .select()
      .from(workspaces)
      .where(eq(workspaces.stripeCustomerId, customerId));
    // The workspace is gone, or the customer belongs to another product of the operator.
    if (workspace === undefined) return;
    const payers = await ownersOf(deps.database, workspace.id);
    const found = await loadCustomer(deps, payerOf(workspace, payers), customerId);
    if (await writeDown(deps, { workspace, payers }, customerId, found)) return;
  }
  throw new Error(`The payments of ${customerId} change faster than they can be stored`);
}

/**
 * @param found null if the customer was deleted at the provider
 * @returns false if another process wrote since the workspace was read
 */
async function writeDown(
  { database, mailer }: BillingWorker,
  { workspace, payers }: { workspace: StoredWorkspace; payers: Owner[] },
  customerId: string,
  found: FoundSubscription[] | null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { id: workspaceId, billingVersion } = workspace;
    await lockPayer(transaction, workspaceId);
    const [turn] = await transaction
      .update(workspaces)
      .set({ billingVersion: billingVersion + 1 })
      .where(
        and(
          eq(workspaces.id, workspaceId),
          eq(workspaces.stripeCustomerId, customerId),
          eq(workspaces.billingVersion, billingVersion),
        ),
      )
      .returning({ id: workspaces.id });
    if (turn === undefined) return false;
    const isOurs = eq(subscriptions.workspaceId, workspaceId);
    const known = await transaction.select().from(subscriptions).where(isOurs);
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
        .values({ ...state, workspaceId })
        .onConflictDoUpdate({ target: subscriptions.id, set: { ...state, updatedAt: new Date() } });
      await recordPlanChange(transaction, workspace, before, state);
      for (const payer of payers)
        await sendChangeMails(mailer, transaction, payer, before, state, isTrialRefused);
    }
    const all = await transaction.select().from(subscriptions).where(isOurs);
    await transaction
      .update(workspaces)
      .set({ ...standingOf(all), ...(found === null && { stripeCustomerId: null }) })
      .where(eq(workspaces.id, workspaceId));
    return true;
  });
}

/** Removes subscriptions that the provider no longer knows, or that are no longer for one of our plans. */
function endedNow(stored: StoredSubscription): SubscriptionState {
  const { id, customerId, planType, quantity, trialEndsAt, paidUntil, firstPaidAt, withdrawal } = stored;
  const now = new Date();
  return {
    id,
    customerId,
    planType,
    quantity,
    status: 'canceled',
    trialEndsAt,
    paidUntil,
    cancelsAtPeriodEnd: false,
    proUntil: stored.proUntil < now ? stored.proUntil : now,
    firstPaidAt,
    withdrawal,
  };
}

/** The columns of the workspace's row: those of the subscription that includes Pro the longest. */
function standingOf(states: SubscriptionState[]): Partial<typeof workspaces.$inferInsert> {
  const [best] = states.toSorted((a, b) => b.proUntil.getTime() - a.proUntil.getTime());
  if (best === undefined)
    return { stripeSubscriptionId: null, subscriptionStatus: 'free', proUntil: null, seats: FREE_SEATS };
  const hasEnded = best.proUntil <= new Date();
  const isOver = !isLive(best) && hasEnded;
  return {
    stripeSubscriptionId: isLive(best) ? best.id : null,
    subscriptionStatus: isOver ? 'free' : best.status,
    proUntil: best.proUntil,
    seats: hasEnded ? FREE_SEATS : Math.max(best.quantity, FREE_SEATS),
  };
}

/** Whom a free trial is counted for: a person, or a team as such. */
function payerOf({ id }: StoredWorkspace, [first]: Owner[]): { id: string; email: string } {
  return { id, email: first?.email ?? '' };
}
