import { z } from 'zod';
import type { Files } from './files.ts';
import { defineJob } from './jobs.ts';

export interface FileRemover {
  files: Files;
}

const payload = z.object({ folders: z.array(z.string()), keys: z.array(z.string()) });
export type RemoveFilesPayload = z.infer<typeof payload>;

/** Removes the files of a deleted account, even if the process dies right after the rows are gone. */
export const removeFilesJob = defineJob<RemoveFilesPayload, FileRemover>({
  name: 'remove-files',
  payload,
  expireInSeconds: 600,
  retryLimit: 200,
  longestRetryDelayS: 300,
  load: async () => (await import('./remove-files.ts')).removeFiles,
});
