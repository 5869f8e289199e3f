import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { defineJob } from '../../platform/jobs.ts';

export interface ExpiryWorker {
  database: Database;
}

/** Removes expired sessions, links and counts once an hour. */
export const removeExpiredJob = defineJob<Record<string, never>, ExpiryWorker>({
  name: 'remove-expired',
  payload: z.record(z.string(), z.never()),
  expireInSeconds: 120,
  retryLimit: 2,
  cron: '17 * * * *',
  load: async () => (await import('./remove-expired.ts')).removeExpired,
});
