import { CHECKOUT_STATES, type CheckoutState } from '@liftmark/contract/billing';
import type { Payments } from './payments.ts';
import { isMissing } from './provider-errors.ts';

/** The state of a checkout at the provider. One that the provider doesn't know can't be paid. */
export async function sessionState({ stripe }: Payments, sessionId: string): Promise<CheckoutState> {
  try {
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    return CHECKOUT_STATES.find((state) => state === status) ?? 'open';
  } catch (error) {
    if (isMissing(error)) return 'expired';
    throw error;
  }
}
