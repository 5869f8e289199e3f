import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Files } from '../../platform/files.ts';
import { defineJob } from '../../platform/jobs.ts';

export interface AttachmentKeeper {
  database: Database;
  files: Files;
}

const payload = z.object({ key: z.string() });
export type ClaimPayload = z.infer<typeof payload>;

/** Looks whether a message came to be for an attachment, and removes the file of none. */
export const claimAttachmentJob = defineJob<ClaimPayload, AttachmentKeeper>({
  name: 'claim-attachment',
  payload,
  // By then a repeat of the message has come too, where one comes.
  delayS: 3_600,
  expireInSeconds: 60,
  retryLimit: 200,
  longestRetryDelayS: 300,
  load: async () => (await import('./claim-attachment.ts')).claimAttachment,
});
