import { z } from 'zod';
import type { Database } from '../../../database/connection.ts';
import type { Files } from '../../../platform/files.ts';
import { defineJob } from '../../../platform/jobs.ts';

const payload = z.object({ workspaceId: z.uuid(), page: z.string(), reportId: z.int() });
export type ComparePayload = z.infer<typeof payload>;

/** Compares the searches of a page with the capture of its newest report. */
export const compareSearchesJob = defineJob<ComparePayload, { database: Database; files: Files }>({
  name: 'compare-searches',
  payload,
  expireInSeconds: 120,
  retryLimit: 2,
  load: async () => (await import('./compare-searches.ts')).compareSearches,
});
