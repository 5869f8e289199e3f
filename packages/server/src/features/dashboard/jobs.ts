import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Publisher } from '../webhooks/publish.ts';

const payload = z.object({});
type Empty = z.infer<typeof payload>;

/** What a worker needs to start analyses on a schedule. */
export interface ScheduleRunner {
  database: Database;
  jobs: Jobs;
  publisher: Publisher;
  proEmails: string[];
  /** Most queued and running analyses before scheduled ones pause: people go first. */
  openLimit: number;
}

/** Re-analyzes pages that are due by their schedule. */
export const reanalysisJob = defineJob<Empty, ScheduleRunner>({
  name: 'scheduled-reanalysis',
  payload,
  cron: '* * * * *',
  expireInSeconds: 300,
  retryLimit: 2,
  load: async () => (await import('./run-schedules.ts')).runSchedules,
});

/** Emails reminders for missing conversion rates. */
export const cvrReminderJob = defineJob<Empty, { database: Database; mailer: Mailer; proEmails: string[] }>({
  name: 'cvr-reminders',
  payload,
  cron: '40 * * * *',
  expireInSeconds: 300,
  retryLimit: 2,
  load: async () => (await import('./mail-cvr-reminders.ts')).mailCvrReminders,
});
