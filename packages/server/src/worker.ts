import type { Logger } from 'pino';
import { browserRestarts } from './database/schema.ts';
import type { AnalysisEngine } from './features/analysis/engine.ts';
import { type AnalysisWorker, abandonedAnalysisJob, analysisJob } from './features/analysis/jobs.ts';
import { removeExpiredJob } from './features/auth/jobs.ts';
import { workBilling } from './features/billing/work-billing.ts';
import { cvrReminderJob, reanalysisJob } from './features/dashboard/jobs.ts';
import { documentJob } from './features/documents/jobs.ts';
import { openDocumentWorker } from './features/documents/open-document-worker.ts';
import { claimAttachmentJob } from './features/feedback/jobs.ts';
import { rollUpJob } from './features/founders/jobs.ts';
import { workConnections } from './features/metrics/connections/work-connections.ts';
import { workSites } from './features/sites/work-sites.ts';
import { dueTasksJob, workDigestJob } from './features/teamwork/jobs.ts';
import { enqueueFirstTrials } from './features/trials/enqueue-trials.ts';
import {
  abandonedTrialJob,
  askedTrialJob,
  firstTrialsJob,
  keptPageJob,
  type TrialWorker,
} from './features/trials/jobs.ts';
import { attemptJob, removeDeliveriesJob } from './features/webhooks/jobs.ts';
import { openWebhookWorker } from './features/webhooks/open-webhook-worker.ts';
import { mailJob } from './platform/mail/jobs.ts';
import { openMailWorker } from './platform/mail/open-mail-worker.ts';
import { removeFilesJob } from './platform/remove-files-job.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** Documents that a worker draws at once. */
const DOCUMENT_SLOTS = 2;

/** Emails that a worker hands over at once. */
const MAIL_SLOTS = 2;

/** Webhooks that a worker sends at once. They wait for slow receivers more than they work. */
const WEBHOOK_SLOTS = 8;

/** Pages that a worker keeps open for their owners' own words. */
const PAGE_SLOTS = 2;

/** How long trials that no one waits for leave the machine to analyses. */
const TRIAL_PATIENCE_MS = 10 * 60_000;

/** The worker role: takes jobs from the queue until the services close. */
export async function startWorker(
  settings: Settings,
  services: Services,
  log: Logger,
  engine: AnalysisEngine,
): Promise<void> {
  const onError = (error: unknown) => log.error({ err: error }, 'analysis');
  const worker: AnalysisWorker = {
    ...services,
    engine,
    log,
    budgetS: settings.ANALYSIS_BUDGET_S,
    onError,
    onStored: (transaction, stored, report) => enqueueFirstTrials(transaction, services, stored, report),
  };
  engine.onBrowserLost(() => {
    services.database.insert(browserRestarts).values({}).catch(onError);
  });
  await services.jobs.work(analysisJob, worker, settings.ANALYSIS_CONCURRENCY);
  await services.jobs.work(abandonedAnalysisJob, worker, 1);
  const trials: TrialWorker = { ...services, engine, log, patienceMs: TRIAL_PATIENCE_MS };
  await services.jobs.work(firstTrialsJob, trials, 1);
  await services.jobs.work(askedTrialJob, trials, 1);
  await services.jobs.work(keptPageJob, trials, PAGE_SLOTS);
  await services.jobs.work(abandonedTrialJob, trials, 1);
  await services.jobs.work(documentJob, openDocumentWorker(settings, services), DOCUMENT_SLOTS);
  await services.jobs.work(removeFilesJob, services, 1);
  await services.jobs.work(removeExpiredJob, services, 1);
  await services.jobs.work(reanalysisJob, { ...services, openLimit: settings.ANALYSIS_CONCURRENCY }, 1);
  await services.jobs.work(claimAttachmentJob, services, 1);
  await services.jobs.work(cvrReminderJob, services, 1);
  await services.jobs.work(
    rollUpJob,
    { ...services, founderEmails: settings.FOUNDER_EMAILS, eventDays: settings.EVENT_DAYS },
    1,
  );
  await services.jobs.work(workDigestJob, services, 1);
  await services.jobs.work(dueTasksJob, services, 1);
  await workBilling(settings, services, log);
  await workSites(settings, services, log);
  await workConnections(settings, services);
  await services.jobs.work(attemptJob, openWebhookWorker(settings, services), WEBHOOK_SLOTS);
  await services.jobs.work(removeDeliveriesJob, services, 1);
  await services.jobs.work(mailJob, openMailWorker(settings, services, log), MAIL_SLOTS);
}
