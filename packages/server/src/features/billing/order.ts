import { TRIAL_DAYS } from '@liftmark/contract/plans';
import type Stripe from 'stripe';
import type { Checkout } from './checkouts.ts';
import type { Payments } from './payments.ts';

/** The parameters of the provider's checkout. A repeat must send the same ones. */
export function orderOf(
  { payments, publicUrl }: { payments: Payments; publicUrl: string },
  { workspaceId, planType, quantity, isTrial, returnTo }: Checkout,
  customer: string,
): Stripe.Checkout.SessionCreateParams {
  const { prices, hasAutomaticTax, hasPromotionCodes } = payments;
  const back = new URLSearchParams({ ...(planType === 'annual' && { plan: 'annual' }), returnTo });
  return {
    mode: 'subscription',
    customer,
    client_reference_id: workspaceId,
    line_items: [{ price: prices[planType].sold, quantity }],
    success_url: `${publicUrl}/checkout?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/subscribe?${back}`,
    allow_promotion_codes: hasPromotionCodes,
    payment_method_collection: 'always',
    ...(hasAutomaticTax && {
      automatic_tax: { enabled: true },
      tax_id_collection: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
    }),
    subscription_data: {
      metadata: { workspaceId },
      ...(isTrial && {
        trial_period_days: TRIAL_DAYS,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      }),
    },
  };
}
