import type { Logger } from 'pino';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import {
  type BillingWorker,
  billingEventJob,
  closeCustomerJob,
  reconcileJob,
  trialReminderJob,
} from './jobs.ts';
import { leaveSimulation } from './leave-simulation.ts';
import { openPayments } from './payments.ts';

/** Events that a worker applies at once. */
const EVENT_SLOTS = 2;

/** Starts a worker that processes the payment provider's events. */
export async function workBilling(settings: Settings, services: Services, log: Logger): Promise<void> {
  const { database, mailer, jobs, fingerprints } = services;
  const worker: BillingWorker = {
    database,
    mailer,
    payments: openPayments(settings, database),
    fingerprints,
    warn: (details, message) => log.warn(details, message),
  };
  if (!worker.payments.isSimulated) await leaveSimulation(database);
  await jobs.work(billingEventJob, worker, EVENT_SLOTS);
  await jobs.work(closeCustomerJob, worker, 1);
  await jobs.work(reconcileJob, worker, 1);
  await jobs.work(trialReminderJob, worker, 1);
}
