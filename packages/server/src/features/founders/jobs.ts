import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { defineJob } from '../../platform/jobs.ts';

export interface RollUpWorker {
  database: Database;
  founderEmails: string[];
  /** Days after which events are dropped. */
  eventDays: number;
}

const payload = z.object({});

/** Turns the events of days that are over into figures, and drops old ones, every night. */
export const rollUpJob = defineJob<z.infer<typeof payload>, RollUpWorker>({
  name: 'roll-up-events',
  payload,
  cron: '20 2 * * *',
  expireInSeconds: 1800,
  retryLimit: 3,
  load: async () => (await import('./roll-up-events.ts')).rollUpEvents,
});
