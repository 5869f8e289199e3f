import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Payments } from './payments.ts';
import type { TrialDeps } from './trial-use.ts';

/** What a worker needs to follow payments. */
export interface BillingWorker extends TrialDeps {
  mailer: Mailer;
  payments: Payments;
  /** Reports what the operator should look at. */
  warn: (details: object, message: string) => void;
}

const eventPayload = z.object({ eventId: z.string() });
export type EventPayload = z.infer<typeof eventPayload>;

/** Applies a stored event; retries for about three days, as the provider itself would. */
export const billingEventJob = defineJob<EventPayload, BillingWorker>({
  name: 'billing-event',
  payload: eventPayload,
  expireInSeconds: 120,
  retryLimit: 1_000,
  longestRetryDelayS: 300,
  load: async () => (await import('./apply-event.ts')).applyEvent,
});

const customerPayload = z.object({ customerId: z.string() });
export type CustomerPayload = z.infer<typeof customerPayload>;

/** Ends everything that the provider would charge a deleted account for. */
export const closeCustomerJob = defineJob<CustomerPayload, BillingWorker>({
  name: 'close-customer',
  payload: customerPayload,
  expireInSeconds: 120,
  retryLimit: 1_000,
  longestRetryDelayS: 300,
  load: async () => (await import('./close-customer.ts')).closeCustomer,
});

const none = z.object({});

/** Every night: compares all subscriptions with the provider's. */
export const reconcileJob = defineJob<object, BillingWorker>({
  name: 'reconcile-billing',
  payload: none,
  cron: '23 3 * * *',
  expireInSeconds: 3600,
  retryLimit: 5,
  longestRetryDelayS: 600,
  load: async () => (await import('./reconcile.ts')).reconcile,
});

/** Every hour: emails people whose trial ends within two days. */
export const trialReminderJob = defineJob<object, BillingWorker>({
  name: 'trial-reminders',
  payload: none,
  cron: '11 * * * *',
  expireInSeconds: 600,
  retryLimit: 5,
  longestRetryDelayS: 300,
  load: async () => (await import('./remind-of-trials.ts')).remindOfTrials,
});
