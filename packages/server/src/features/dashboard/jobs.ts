import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

const payload = z.object({});
type Empty = z.infer<typeof payload>;

/** What the worker brings along to start analyses by themselves. */
export interface ScheduleRunner {
  database: Database;
  jobs: Jobs;
  proEmails: string[];
  /** Analyses that may wait or run, of everybody, before no more are started: people go first. */
  openLimit: number;
}

/** Analyzes pages again that are due by their owner's schedule. */
export const reanalysisJob = defineJob<Empty, ScheduleRunner>({
  name: 'scheduled-reanalysis',
  payload,
  cron: '* * * * *',
  expireInSeconds: 300,
  retryLimit: 2,
  load: async () => (await import('./run-schedules.ts')).runSchedules,
});

/** Asks by mail for conversion rates that are owed. */
export const cvrReminderJob = defineJob<Empty, { database: Database; mailer: Mailer }>({
  name: 'cvr-reminders',
  payload,
  cron: '40 * * * *',
  expireInSeconds: 300,
  retryLimit: 2,
  load: async () => (await import('./mail-cvr-reminders.ts')).mailCvrReminders,
});
