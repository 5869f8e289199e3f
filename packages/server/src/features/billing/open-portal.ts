import { AppError } from '../../errors.ts';
import { findUser } from '../auth/present-user.ts';
import { orSay } from './provider-errors.ts';
import type { CheckoutDeps } from './start-checkout.ts';

/**
 * The address, or the path of ours, where a subscriber changes plan and card, cancels, and finds the invoices.
 * @throws AppError `conflict` where there is nothing to manage; `unavailable`
 */
export async function openPortal(
  { database, payments, publicUrl }: CheckoutDeps,
  userId: string,
): Promise<{ url: string }> {
  const { stripeCustomerId: customer } = await findUser(database, userId);
  if (customer === null) throw new AppError('conflict', 'You have no subscription to manage yet.');
  return orSay('The payment pages could not be opened. Please try again.', async () => {
    const { url } = await payments.stripe.billingPortal.sessions.create({
      customer,
      return_url: `${publicUrl}/account#plan`,
    });
    // Our own page, under whatever name of this machine the person came by.
    return { url: payments.isSimulated ? new URL(url).pathname : url };
  });
}
