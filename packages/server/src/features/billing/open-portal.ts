import { AppError } from '../../errors.ts';
import { findWorkspace } from '../auth/present-user.ts';
import { orSay } from './provider-errors.ts';
import type { CheckoutDeps } from './start-checkout.ts';

/**
 * The address, or a path on this site, where a subscriber changes plan and card, cancels, and finds invoices.
 * @throws AppError `conflict` if there is nothing to manage; `unavailable`
 */
export async function openPortal(
  { database, payments, publicUrl }: CheckoutDeps,
  workspaceId: string,
): Promise<{ url: string }> {
  const { stripeCustomerId: customer } = await findWorkspace(database, workspaceId);
  if (customer === null) throw new AppError('conflict', 'You don’t have a subscription to manage yet.');
  return orSay('We couldn’t open the payment pages. Please try again.', async () => {
    const { url } = await payments.stripe.billingPortal.sessions.create({
      customer,
      return_url: `${publicUrl}/account#plan`,
    });
    // Our own page, under the host name that the person uses.
    return { url: payments.isSimulated ? new URL(url).pathname : url };
  });
}
