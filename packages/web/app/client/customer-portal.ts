import { customerPortalResponseSchema } from '@liftmark/contract/billing';
import { call } from './call.ts';

/** Goes where subscribers change plan and card, cancel, and find their invoices. Errors: those of `call`. */
export async function openCustomerPortal(): Promise<void> {
  const { url } = await call('/api/customer-portal', customerPortalResponseSchema, { method: 'POST' });
  window.location.assign(url);
}
