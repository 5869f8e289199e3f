import { join } from 'node:path';
import type { Logger } from 'pino';
import { type DatabaseConnection, openDatabase } from './database/connection.ts';
import { analysisJob } from './features/analysis/jobs.ts';
import { removeExpiredJob } from './features/auth/jobs.ts';
import {
  billingEventJob,
  closeCustomerJob,
  reconcileJob,
  trialReminderJob,
} from './features/billing/jobs.ts';
import { cvrReminderJob, reanalysisJob } from './features/dashboard/jobs.ts';
import { documentJob } from './features/documents/jobs.ts';
import { ATTACHMENT_FOLDER } from './features/feedback/attachment-folder.ts';
import { claimAttachmentJob } from './features/feedback/jobs.ts';
import { rollUpJob } from './features/founders/jobs.ts';
import { dueConnectionsJob, readConnectionJob } from './features/metrics/connections/jobs.ts';
import { compareSearchesJob } from './features/metrics/searches/jobs.ts';
import { analyzeSiteJob, planSiteJob, siteScheduleJob } from './features/sites/jobs.ts';
import { dueTasksJob, workDigestJob } from './features/teamwork/jobs.ts';
import { askedTrialJob, firstTrialsJob, keptPageJob } from './features/trials/jobs.ts';
import { attemptJob, removeDeliveriesJob } from './features/webhooks/jobs.ts';
import { createPublisher, type Publisher } from './features/webhooks/publish.ts';
import { type Files, openFiles } from './platform/files.ts';
import { type Fingerprints, openFingerprints } from './platform/fingerprints.ts';
import { type Jobs, type Queue, startJobs } from './platform/jobs.ts';
import { createKeyring, type Keyring } from './platform/keyring.ts';
import { mailJob } from './platform/mail/jobs.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { type ModelAccess, openModelAccess } from './platform/model.ts';
import { type Notifications, openNotifications } from './platform/notifications.ts';
import { removeFilesJob } from './platform/remove-files-job.ts';
import { sealFolder } from './platform/sealed-files.ts';
import { secretsOf } from './platform/secret.ts';
import { createTelemetry, type Telemetry } from './platform/telemetry.ts';
import type { Settings } from './settings.ts';

/** The queues of all kinds of jobs. */
export const QUEUES: Queue[] = [
  analysisJob,
  documentJob,
  mailJob,
  removeFilesJob,
  removeExpiredJob,
  reanalysisJob,
  cvrReminderJob,
  rollUpJob,
  claimAttachmentJob,
  billingEventJob,
  closeCustomerJob,
  reconcileJob,
  trialReminderJob,
  attemptJob,
  removeDeliveriesJob,
  firstTrialsJob,
  askedTrialJob,
  keptPageJob,
  planSiteJob,
  analyzeSiteJob,
  siteScheduleJob,
  readConnectionJob,
  dueConnectionsJob,
  compareSearchesJob,
  workDigestJob,
  dueTasksJob,
];

/** Services that the roles of a process share. */
export interface Services {
  database: DatabaseConnection['database'];
  files: Files;
  fingerprints: Fingerprints;
  jobs: Jobs;
  keyring: Keyring;
  mailer: Mailer;
  model: ModelAccess;
  notifications: Notifications;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
  publisher: Publisher;
  telemetry: Telemetry;
  /** Ends running jobs within the grace period, then disconnects from the database. */
  close(graceMs: number): Promise<void>;
}

/** The database's place according to the settings. */
export function databasePlace({ DATABASE_URL, LIFTMARK_DATA }: Settings) {
  return { url: DATABASE_URL, embeddedFolder: join(LIFTMARK_DATA, 'postgres') };
}

/** Opens database, queue, notifications and file store, in the order of their dependencies. */
export async function openServices(settings: Settings, log: Logger): Promise<Services> {
  const onError = (error: Error) => log.error({ err: error }, 'database connection');
  const connection = await openDatabase({
    ...databasePlace(settings),
    onError,
    onNotice: (notice) => log.warn(notice),
  });
  const notifications = await openNotifications(connection.url, onError);
  const jobs = await startJobs({
    databaseUrl: connection.url,
    queues: QUEUES,
    onError,
  });
  const secrets = secretsOf(settings);
  const keyring = createKeyring(secrets);
  const { database } = connection;
  return {
    database,
    files: sealFolder(await openFiles(settings), ATTACHMENT_FOLDER, keyring),
    fingerprints: openFingerprints({ database, keyring, secrets }),
    jobs,
    keyring,
    mailer: createMailer(jobs, keyring),
    model: openModelAccess(settings, database, log),
    notifications,
    proEmails: settings.PRO_EMAILS,
    publisher: createPublisher(jobs, settings.PUBLIC_URL),
    telemetry: createTelemetry(),
    async close(graceMs) {
      await jobs.stop(graceMs);
      await notifications.close();
      await connection.close();
    },
  };
}
