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

/** Removes an attachment whose message was never stored. */
export const claimAttachmentJob = defineJob<ClaimPayload, AttachmentKeeper>({
  name: 'claim-attachment',
  payload,
  // By then any repeat of the message has arrived.
  delayS: 3_600,
  expireInSeconds: 60,
  retryLimit: 200,
  longestRetryDelayS: 300,
  load: async () => (await import('./claim-attachment.ts')).claimAttachment,
});
