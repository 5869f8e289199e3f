import type { BillingWorker, CustomerPayload } from './jobs.ts';
import { isMissing } from './provider-errors.ts';

/** Deletes a customer at the provider, which ends their subscriptions at once. */
export async function closeCustomer(
  { payments }: BillingWorker,
  { customerId }: CustomerPayload,
): Promise<void> {
  try {
    await payments.stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
