import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { defineJob } from '../../platform/jobs.ts';

export interface RollUpWorker {
  database: Database;
  founderEmails: string[];
  /** Days after which events are deleted. */
  eventDays: number;
}

const payload = z.object({});

/** Rolls up the events of finished days and deletes old ones, every night. */
export const rollUpJob = defineJob<z.infer<typeof payload>, RollUpWorker>({
  name: 'roll-up-events',
  payload,
  cron: '20 2 * * *',
  expireInSeconds: 1800,
  retryLimit: 3,
  load: async () => (await import('./roll-up-events.ts')).rollUpEvents,
});
