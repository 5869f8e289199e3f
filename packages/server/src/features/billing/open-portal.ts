import type { UserActor } from '../../access/actor.ts';
import { requireRole } from '../../access/policy.ts';
import { roleOf } from '../../access/role-of.ts';
import { AppError } from '../../errors.ts';
import { findWorkspace } from '../auth/present-user.ts';
import { orSay } from './provider-errors.ts';
import type { CheckoutDeps } from './start-checkout.ts';

/**
 * The address, or a path on this site, where a subscriber changes plan and card, cancels, and finds invoices.
 * @throws AppError `conflict` if there is nothing to manage; `unavailable`; `not_found` or `role_required` if the actor is no
 * owner anymore
 */
export async function openPortal(
  { database, payments, publicUrl }: Pick<CheckoutDeps, 'database' | 'payments' | 'publicUrl'>,
  { id: userId, workspaceId }: UserActor,
): Promise<{ url: string }> {
  const { stripeCustomerId: customer } = await findWorkspace(database, workspaceId);
  if (customer === null) throw new AppError('conflict', 'You don’t have a subscription to manage yet.');
  return orSay('We couldn’t open the payment pages. Please try again.', async () => {
    const { url } = await payments.stripe.billingPortal.sessions.create({
      customer,
      return_url: `${publicUrl}/account#plan`,
    });
    // The address alone opens the pages, and the provider took its time.
    requireRole(await roleOf(database, workspaceId, userId), 'owner');
    // Our own page, under the host name that the person uses.
    return { url: payments.isSimulated ? new URL(url).pathname : url };
  });
}
