import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { MailSite } from '../../mails/template.ts';
import type { Files } from '../files.ts';
import { defineJob } from '../jobs.ts';
import type { Keyring } from '../keyring.ts';
import type { MailTransport } from './transport.ts';

/** What a worker needs to send emails. */
export interface MailWorker {
  database: Database;
  files: Files;
  keyring: Keyring;
  transport: MailTransport;
  site: MailSite;
  onError: (error: unknown) => void;
}

const payload = z.object({ mailId: z.uuid() });
export type MailPayload = z.infer<typeof payload>;

/** Retries for more than a day, at most a minute apart: an outage of the mail server delays emails but loses none. */
export const mailJob = defineJob<MailPayload, MailWorker>({
  name: 'mail',
  payload,
  expireInSeconds: 120,
  retryLimit: 2_000,
  longestRetryDelayS: 60,
  load: async () => (await import('./send-mail.ts')).sendMail,
});
