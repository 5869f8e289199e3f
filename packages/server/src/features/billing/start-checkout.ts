import { isDeepStrictEqual } from 'node:util';
import type { CreateSubscriptionResponse } from '@liftmark/contract/billing';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { workspaces } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findUser, findWorkspace, type StoredUser, type StoredWorkspace } from '../auth/present-user.ts';
import { requireSeats } from '../members/seats.ts';
import {
  type Checkout,
  type CheckoutChoice,
  changeCheckout,
  createCheckout,
  findCheckout,
  hasSubscription,
  removeCheckout,
} from './checkouts.ts';
import { type BillingWorker, closeCustomerJob } from './jobs.ts';
import { lockPayer } from './lock-payer.ts';
import { orderOf } from './order.ts';
import { isOwnCustomer } from './payments.ts';
import { isMissing, isRefused, orSay } from './provider-errors.ts';
import { sessionState } from './session-state.ts';
import { syncCustomer } from './sync-customer.ts';
import { hasHadTrial } from './trial-use.ts';

export interface CheckoutDeps extends BillingWorker {
  jobs: Jobs;
  publicUrl: string;
}

const SENTENCE = 'Failed to start subscription. Please try again.';

/** How often another tab may change the open checkout before this one gives up. */
const ROUNDS = 4;

/** Who pays for a workspace, through whose address the provider knows it. */
interface Payer {
  user: StoredUser;
  workspace: StoredWorkspace;
}

export type AskedPlan = Omit<CheckoutChoice, 'quantity'> & {
  /** As many as are used if it's missing. */
  seats: number | undefined;
};

/**
 * Opens the checkout of a plan for the workspace that the actor works in. Asking twice, in one tab or in two, leads to the
 * same checkout, and an older one for something else is closed, so that no more than one can ever be paid. Only a personal
 * workspace has a free trial.
 * @param key of the client; the same key gets the same answer
 * @throws AppError `conflict` if there is a subscription already, if the key belongs to another plan, or if another
 * tab chose another plan at the same time; `validation` for too few seats; `unavailable`; `unauthenticated` if the account
 * was deleted meanwhile; those of `writeAs`
 */
export async function startCheckout(
  deps: CheckoutDeps,
  { id: userId, workspaceId }: UserActor,
  { seats, ...asked }: AskedPlan,
  key: string | null,
): Promise<CreateSubscriptionResponse> {
  const { database } = deps;
  const user = await findUser(database, userId);
  const workspace = await findWorkspace(database, workspaceId);
  const payer = { user, workspace };
  const quantity = await requireSeats(database, workspace, seats);
  const repeated = key === null ? null : await findCheckout(database, workspaceId, { key });
  if (repeated !== null && (repeated.planType !== asked.planType || repeated.quantity !== quantity)) {
    throw new AppError('conflict', 'This key already belongs to the other plan. Use a new one.');
  }
  try {
    if (repeated !== null)
      return await orSay(SENTENCE, async () => answerOf(await opened(deps, payer, repeated)));
    const isTrial =
      asked.isTrial &&
      asked.planType === 'monthly' &&
      workspace.kind === 'personal' &&
      !(await hasHadTrial(deps, { userId, email: user.email }));
    return await orSay(SENTENCE, () => openCheckout(deps, payer, { ...asked, quantity, isTrial }, key));
  } catch (error) {
    // If the account is gone, that is the reason for any failure.
    await findUser(database, userId);
    throw error;
  }
}

async function openCheckout(
  deps: CheckoutDeps,
  payer: Payer,
  choice: CheckoutChoice,
  key: string | null,
): Promise<CreateSubscriptionResponse> {
  const { database } = deps;
  for (let round = 0; round < ROUNDS; round += 1) {
    const open = await findCheckout(database, payer.workspace.id, { state: 'open' });
    if (open !== null) {
      const checkout = await opened(deps, payer, open);
      if (isSame(checkout, choice) && (await isStillOpen(deps, payer, checkout))) return answerOf(checkout);
      await close(deps, payer, checkout);
      continue;
    }
    if (await hasSubscription(database, payer.workspace.id)) throw alreadySubscribed();
    const member = { userId: payer.user.id, workspaceId: payer.workspace.id };
    const created = await createCheckout(database, member, choice, key);
    if (created !== null) return answerOf(await stillWanted(deps, payer, await opened(deps, payer, created)));
    const twin = key === null ? null : await findCheckout(database, payer.workspace.id, { key });
    if (twin !== null) return answerOf(await opened(deps, payer, twin));
  }
  throw new AppError('busy', SENTENCE, { retryAfterS: 2 });
}

/** The checkout with its session at the provider, which recognizes repeats by the checkout's id. */
async function opened(deps: CheckoutDeps, payer: Payer, checkout: Checkout): Promise<Checkout> {
  if (checkout.sessionId !== null) return checkout;
  const { database, payments } = deps;
  const customer = await customerOf(deps, payer, checkout);
  try {
    const session = await payments.stripe.checkout.sessions.create(orderOf(deps, checkout, customer), {
      idempotencyKey: `checkout-${checkout.id}`,
    });
    const change = { sessionId: session.id, checkoutUrl: session.url, clientSecret: session.client_secret };
    await changeCheckout(database, checkout.id, change);
    return { ...checkout, ...change };
  } catch (error) {
    // It would be refused again and again, so the next attempt starts over, even if the customer is gone.
    if (isRefused(error)) await removeCheckout(database, checkout.id);
    if (isMissing(error))
      await await replaceCustomer(database, { ...payer.workspace, stripeCustomerId: customer }, null);
    throw error;
  }
}

/**
 * The last choice counts. If another tab chose differently while this checkout was being made, no one is sent to a
 * closed one.
 * @throws AppError `conflict`
 */
async function stillWanted(
  { database }: CheckoutDeps,
  { workspace }: Payer,
  checkout: Checkout,
): Promise<Checkout> {
  const open = await findCheckout(database, workspace.id, { state: 'open' });
  if (open !== null && open.id !== checkout.id) {
    throw new AppError(
      'conflict',
      'You chose a different plan in another tab. Continue there, or choose again.',
    );
  }
  return checkout;
}

/** The workspace's customer at the provider, created if missing. If several are created at once, one is kept. */
async function customerOf(
  { database, jobs, payments }: CheckoutDeps,
  { user, workspace }: Payer,
  { id }: Checkout,
): Promise<string> {
  const known = workspace.stripeCustomerId;
  if (known !== null && isOwnCustomer(payments, known)) return known;
  const name = workspace.kind === 'team' ? workspace.name : `${user.firstName} ${user.lastName}`.trim();
  const customer = await payments.stripe.customers.create(
    { email: user.email, ...(name !== '' && { name }), metadata: { workspaceId: workspace.id } },
    { idempotencyKey: `customer-${id}` },
  );
  if (await replaceCustomer(database, workspace, customer.id)) return customer.id;
  const [kept] = await database
    .select({ customerId: workspaces.stripeCustomerId })
    .from(workspaces)
    .where(eq(workspaces.id, workspace.id));
  if (kept?.customerId === customer.id) return customer.id;
  await database.transaction((transaction) =>
    jobs.send(transaction, closeCustomerJob, { customerId: customer.id }),
  );
  if (kept?.customerId) return kept.customerId;
  throw new AppError('busy', SENTENCE, { retryAfterS: 2 });
}

/** Returns false if the workspace is gone, or got another customer since it was read. */
async function replaceCustomer(
  database: Database,
  { id, stripeCustomerId: known }: StoredWorkspace,
  stripeCustomerId: string | null,
): Promise<boolean> {
  const isUnchanged =
    known === null ? isNull(workspaces.stripeCustomerId) : eq(workspaces.stripeCustomerId, known);
  return database.transaction(async (transaction) => {
    await lockPayer(transaction, id);
    const changed = await transaction
      .update(workspaces)
      .set({ stripeCustomerId })
      .where(and(eq(workspaces.id, id), isUnchanged))
      .returning({ id: workspaces.id });
    return changed.length > 0;
  });
}

function isSame(checkout: Checkout, choice: CheckoutChoice): boolean {
  const { planType, quantity, isTrial, returnTo } = checkout;
  return isDeepStrictEqual({ planType, quantity, isTrial, returnTo }, choice);
}

/** @throws AppError `conflict` if it was paid meanwhile */
async function isStillOpen(deps: CheckoutDeps, payer: Payer, checkout: Checkout): Promise<boolean> {
  const state = await sessionState(deps.payments, checkout.sessionId ?? '');
  if (state === 'complete') {
    await changeCheckout(deps.database, checkout.id, { state });
    const { stripeCustomerId } = await findWorkspace(deps.database, payer.workspace.id);
    if (stripeCustomerId !== null) await syncCustomer(deps, stripeCustomerId);
    throw alreadySubscribed();
  }
  return state === 'open';
}

/** Closes a checkout that was replaced by another choice. */
async function close(deps: CheckoutDeps, payer: Payer, checkout: Checkout): Promise<void> {
  if (await isStillOpen(deps, payer, checkout)) {
    try {
      await deps.payments.stripe.checkout.sessions.expire(checkout.sessionId ?? '');
    } catch (error) {
      // It was paid or closed at this moment: the next round finds out which.
      if (isRefused(error)) return;
      throw error;
    }
  }
  await changeCheckout(deps.database, checkout.id, { state: 'expired' });
}

function alreadySubscribed(): AppError {
  return new AppError('conflict', 'You already have a subscription. Manage it in your account.');
}

function answerOf({ checkoutUrl, clientSecret }: Checkout): CreateSubscriptionResponse {
  if (checkoutUrl !== null) return { checkoutUrl };
  if (clientSecret !== null) return { clientSecret };
  throw new AppError('unavailable', SENTENCE);
}
