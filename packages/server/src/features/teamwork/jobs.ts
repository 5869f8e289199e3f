import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

const payload = z.object({});
type Empty = z.infer<typeof payload>;

export interface WorkMailer {
  database: Database;
  mailer: Mailer;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

/** Emails mentions and assignments, at most once an hour for each person. */
export const workDigestJob = defineJob<Empty, WorkMailer>({
  name: 'work-digests',
  payload,
  cron: '*/5 * * * *',
  expireInSeconds: 300,
  retryLimit: 2,
  load: async () => (await import('./mail-digests.ts')).mailDigests,
});

/** Reminds people of tasks that are due. */
export const dueTasksJob = defineJob<Empty, WorkMailer>({
  name: 'due-tasks',
  payload,
  cron: '15 7 * * *',
  expireInSeconds: 300,
  retryLimit: 2,
  load: async () => (await import('./mail-due-tasks.ts')).mailDueTasks,
});
