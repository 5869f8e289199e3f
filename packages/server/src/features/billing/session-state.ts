import { CHECKOUT_STATES, type CheckoutState } from '@liftmark/contract/billing';
import type { Payments } from './payments.ts';
import { isMissing } from './provider-errors.ts';

/** How a checkout stands at the provider. One that it does not know, or no longer, can't be paid any more. */
export async function sessionState({ stripe }: Payments, sessionId: string): Promise<CheckoutState> {
  try {
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    return CHECKOUT_STATES.find((state) => state === status) ?? 'open';
  } catch (error) {
    if (isMissing(error)) return 'expired';
    throw error;
  }
}
