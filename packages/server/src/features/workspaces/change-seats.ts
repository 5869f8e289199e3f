import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { workspaces } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import { orSay } from '../billing/provider-errors.ts';
import type { CheckoutDeps } from '../billing/start-checkout.ts';
import { syncCustomer } from '../billing/sync-customer.ts';
import { requireSeats } from '../members/seats.ts';
import { changeTeam, type Doer } from './inside.ts';
import { text } from './text.ts';

/**
 * Changes how many seats the team's subscription pays for. Fewer are taken away here first, so that nobody is invited to
 * one meanwhile; more are there once the provider has charged them.
 * @throws AppError `not_found`, `forbidden`, `conflict`, `unavailable`; `validation` for fewer than are used
 */
export async function changeSeats(deps: CheckoutDeps, doer: Doer, id: string, seats: number): Promise<void> {
  const { database, payments } = deps;
  const paying = await changeTeam(database, doer, id, 'owner', async (transaction, { workspace }) => {
    const { stripeSubscriptionId: subscription, stripeCustomerId: customer } = workspace;
    if (subscription === null || customer === null) throw new AppError('conflict', text.noSubscription);
    await requireSeats(transaction, workspace, seats);
    if (seats === workspace.seats) return null;
    if (seats < workspace.seats)
      await transaction.update(workspaces).set({ seats }).where(eq(workspaces.id, id));
    await recordAction(transaction, {
      actor: `user:${doer.userId}`,
      action: 'seats_changed',
      subject: `workspace:${id}`,
      details: { seats, before: workspace.seats },
      requestId: doer.requestId,
      workspaceId: id,
    });
    return { subscription, customer };
  });
  if (paying === null) return;
  await orSay(text.seatsFailed, async () => {
    try {
      const { items } = await payments.stripe.subscriptions.retrieve(paying.subscription);
      const item = items.data[0];
      if (item !== undefined && item.quantity !== seats) {
        await payments.stripe.subscriptions.update(paying.subscription, {
          items: [{ id: item.id, quantity: seats }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        });
      }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      throw new AppError('conflict', text.cardDeclined, { cause: error });
    } finally {
      // Whatever the provider did is what counts.
      await syncCustomer(deps, paying.customer);
    }
  });
}
