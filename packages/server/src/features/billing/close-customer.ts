import type { BillingWorker, CustomerPayload } from './jobs.ts';
import { isOwnCustomer } from './payments.ts';
import { isMissing } from './provider-errors.ts';

/** Deletes a customer at the provider, which ends their subscriptions at once. */
export async function closeCustomer(
  { payments }: BillingWorker,
  { customerId }: CustomerPayload,
): Promise<void> {
  if (!isOwnCustomer(payments, customerId)) {
    // Nobody charges for what was simulated; the real provider's keys have to come back before it can be told.
    if (!payments.isSimulated) return;
    throw new Error(`${customerId} can only be closed with the keys of the payment provider`);
  }
  try {
    await payments.stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
