import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { defineJob } from '../../platform/jobs.ts';

const payload = z.object({});

export interface TrackRecordWorker {
  database: Database;
}

/** Counts the track record again, every night after the services were asked for their figures. */
export const trackRecordJob = defineJob<z.infer<typeof payload>, TrackRecordWorker>({
  name: 'track-record',
  payload,
  cron: '40 3 * * *',
  expireInSeconds: 3600,
  retryLimit: 2,
  load: async () => (await import('./count-records.ts')).countRecords,
});
