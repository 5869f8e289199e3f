import type { BillingWorker, CustomerPayload } from './jobs.ts';
import { isOwnCustomer } from './payments.ts';
import { isMissing } from './provider-errors.ts';

/** Deletes a customer at the provider, which ends its subscriptions immediately. */
export async function closeCustomer(
  { payments }: BillingWorker,
  { customerId }: CustomerPayload,
): Promise<void> {
  if (!isOwnCustomer(payments, customerId)) {
    // A simulated customer is never charged. A real one can only be deleted with the real provider's keys.
    if (!payments.isSimulated) return;
    throw new Error(`${customerId} can only be closed with the payment provider’s keys`);
  }
  try {
    await payments.stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
