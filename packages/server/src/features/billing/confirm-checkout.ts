import type { ConfirmCheckoutResponse } from '@liftmark/contract/billing';
import { hasPro } from '../../access/plan.ts';
import { notFound } from '../../errors.ts';
import { findUser, findWorkspace } from '../auth/present-user.ts';
import { changeCheckout, findOwnCheckout } from './checkouts.ts';
import type { BillingWorker } from './jobs.ts';
import { orSay } from './provider-errors.ts';
import { sessionState } from './session-state.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * How a checkout of one of the user's workspaces ended. Asks the provider, so that it has Pro on return even if the event is
 * late.
 * @throws AppError `not_found`, `unavailable`
 */
export async function confirmCheckout(
  deps: BillingWorker & { proEmails: string[] },
  userId: string,
  sessionId: string,
): Promise<ConfirmCheckoutResponse> {
  const checkout = await findOwnCheckout(deps.database, userId, sessionId);
  if (checkout === null) throw notFound();
  const state = await orSay('We couldn’t check the payment. Please try again.', async () => {
    const found = await sessionState(deps.payments, sessionId);
    const { stripeCustomerId } = await findWorkspace(deps.database, checkout.workspaceId);
    if (found === 'complete' && stripeCustomerId !== null) await syncCustomer(deps, stripeCustomerId);
    return found;
  });
  if (state !== checkout.state) await changeCheckout(deps.database, checkout.id, { state });
  const user = await findUser(deps.database, userId);
  const workspace = await findWorkspace(deps.database, checkout.workspaceId);
  const { planType, isTrial, returnTo } = checkout;
  return { state, planType, isTrial, isPro: hasPro(workspace, user, deps.proEmails), returnTo };
}
