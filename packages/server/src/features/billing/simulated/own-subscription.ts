import type { PlanType } from '@liftmark/contract/billing';
import type { SimulatedAction, SimulatedSubscriptionView } from '@liftmark/contract/simulated-payments';
import type { Database } from '../../../database/connection.ts';
import { AppError, notFound } from '../../../errors.ts';
import { findWorkspace } from '../../auth/present-user.ts';
import type { WebhookDeps } from '../receive-webhook.ts';
import { dateOf } from '../subscription-state.ts';
import { deliverEvents } from './deliver-events.ts';
import {
  end,
  failRenewal,
  itemOf,
  renew,
  type SimulatedEvent,
  setCancelled,
  switchPlan,
  takeBack,
} from './life.ts';
import { planTypeOf, type SimulatedCharge, type SimulatedSubscription } from './objects.ts';
import { databaseStore, type SimulatedStore } from './store.ts';

/** @throws AppError `not_found` */
export async function showOwnSubscription(
  database: Database,
  workspaceId: string,
): Promise<SimulatedSubscriptionView> {
  const store = databaseStore(database);
  const subscription = await findOwn(database, store, workspaceId);
  const charges = await store.list('charge', subscription.customer);
  return {
    planType: planOf(subscription),
    seats: itemOf(subscription).quantity ?? 1,
    status: subscription.status,
    periodEnd: dateOf(itemOf(subscription).current_period_end).toISOString(),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    card: subscription.default_payment_method.card.last4,
    payments: charges.map((charge) => presentPayment(charge as SimulatedCharge)),
  };
}

/** @throws AppError `not_found`; `conflict` if it has ended, so that only its payments can still be returned */
export async function changeOwnSubscription(
  deps: WebhookDeps,
  workspaceId: string,
  action: SimulatedAction,
): Promise<SimulatedSubscriptionView> {
  const store = databaseStore(deps.database);
  const subscription = await findOwn(deps.database, store, workspaceId);
  const isOver = subscription.ended_at !== null;
  if (isOver && action !== 'refund' && action !== 'dispute') {
    throw new AppError('conflict', 'This subscription has ended. Choose a plan again.');
  }
  await deliverEvents(deps, await change(store, subscription, action));
  return showOwnSubscription(deps.database, workspaceId);
}

function change(
  store: SimulatedStore,
  subscription: SimulatedSubscription,
  action: SimulatedAction,
): Promise<SimulatedEvent[]> {
  switch (action) {
    case 'renew':
      return renew(store, subscription);
    case 'fail':
      return failRenewal(store, subscription);
    case 'cancel':
      return setCancelled(store, subscription, true);
    case 'resume':
      return setCancelled(store, subscription, false);
    case 'end':
      return end(store, subscription);
    case 'switch':
      return switchPlan(store, subscription, planOf(subscription) === 'annual' ? 'monthly' : 'annual');
    case 'refund':
    case 'dispute':
      return takeBack(store, subscription, action);
    default:
      return action satisfies never;
  }
}

async function findOwn(
  database: Database,
  store: SimulatedStore,
  workspaceId: string,
): Promise<SimulatedSubscription> {
  const { stripeCustomerId } = await findWorkspace(database, workspaceId);
  const [latest] = stripeCustomerId === null ? [] : await store.list('subscription', stripeCustomerId);
  if (latest === undefined) throw notFound();
  return latest as SimulatedSubscription;
}

function planOf(subscription: SimulatedSubscription): PlanType {
  return planTypeOf(itemOf(subscription).price.id) ?? 'monthly';
}

function presentPayment(charge: SimulatedCharge): SimulatedSubscriptionView['payments'][number] {
  const { id, amount, created, status, disputed, refunded } = charge;
  const state = status === 'failed' ? 'failed' : disputed ? 'disputed' : refunded ? 'refunded' : 'paid';
  return { id, amount, paidAt: dateOf(created).toISOString(), state };
}
