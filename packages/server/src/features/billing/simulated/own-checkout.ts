import { createHash } from 'node:crypto';
import { CHECKOUT_STATES } from '@liftmark/contract/billing';
import type {
  SimulatedCard,
  SimulatedCheckout,
  simulatedPaymentSchema,
} from '@liftmark/contract/simulated-payments';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { roleIn } from '../../../access/role-in.ts';
import type { Database } from '../../../database/connection.ts';
import { workspaces } from '../../../database/schema.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { WebhookDeps } from '../receive-webhook.ts';
import { deliverEvents } from './deliver-events.ts';
import { declineCheckout, payCheckout } from './life.ts';
import { planTypeOf, priceOf, type SimulatedSession } from './objects.ts';
import { databaseStore } from './store.ts';

/** @throws AppError `not_found` if it doesn't exist or belongs to a workspace that the user doesn't own */
export async function showOwnCheckout(
  database: Database,
  userId: string,
  clientSecret: string,
): Promise<SimulatedCheckout> {
  return present(await findOwn(database, userId, clientSecret));
}

/** @throws AppError `not_found`; `conflict` if it is closed */
export async function payOwnCheckout(
  deps: WebhookDeps,
  userId: string,
  clientSecret: string,
  { outcome, card }: z.output<typeof simulatedPaymentSchema>,
): Promise<SimulatedCheckout> {
  const session = await findOwn(deps.database, userId, clientSecret);
  if (session.status !== 'open')
    throw new AppError('conflict', 'This checkout is closed. Choose a plan again.');
  const store = databaseStore(deps.database);
  const pay = outcome === 'success' ? payCheckout : declineCheckout;
  await deliverEvents(deps, await pay(store, session, numberOf(card, session.id)));
  return present(await findOwn(deps.database, userId, clientSecret));
}

function numberOf(card: SimulatedCard, sessionId: string): string {
  if (card === 'shared') return '4242424242424242';
  const hash = createHash('sha256').update(sessionId).digest('hex').slice(0, 12);
  return `4000${(BigInt(`0x${hash}`) % 10n ** 12n).toString().padStart(12, '0')}`;
}

async function findOwn(database: Database, userId: string, clientSecret: string): Promise<SimulatedSession> {
  const [id = ''] = clientSecret.split('_secret_');
  const found = await databaseStore(database).find(id);
  if (found?.object !== 'checkout.session' || found.client_secret !== clientSecret) throw notFound();
  const [workspace] = await database
    .select({ role: roleIn(workspaces.id, userId) })
    .from(workspaces)
    .where(eq(workspaces.stripeCustomerId, String(found.customer)));
  if (workspace?.role !== 'owner') throw notFound();
  return found as SimulatedSession;
}

function present({ id, status, order }: SimulatedSession): SimulatedCheckout {
  const planType = planTypeOf(order.price);
  if (planType === null) throw notFound();
  return {
    sessionId: id,
    planType,
    seats: order.quantity ?? 1,
    trialDays: order.trialDays,
    amount: (priceOf(planType).unit_amount ?? 0) * (order.quantity ?? 1),
    state: CHECKOUT_STATES.find((state) => state === status) ?? 'open',
  };
}
