import type { EgressGuard } from '@liftmark/engine/capture/egress/egress';
import { z } from 'zod';
import type { Database } from '../../../database/connection.ts';
import { defineJob, type Jobs } from '../../../platform/jobs.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';

/** What a worker needs to read connections. */
export interface ConnectionWorker {
  database: Database;
  keyring: Keyring;
  mailer: Mailer;
  guard: EgressGuard;
}

const payload = z.object({ connectionId: z.uuid() });
export type ReadPayload = z.infer<typeof payload>;

/** Reads the days of a connection. A service that refuses is a result; the queue repeats it only if the worker dies. */
export const readConnectionJob = defineJob<ReadPayload, ConnectionWorker>({
  name: 'read-connection',
  payload,
  expireInSeconds: 1_800,
  retryLimit: 20,
  longestRetryDelayS: 300,
  load: async () => (await import('./read-connection.ts')).readConnection,
});

const nothing = z.object({});

/** Reads the connections that are due: each once a day, and sooner where a service wasn’t ready. */
export const dueConnectionsJob = defineJob<z.infer<typeof nothing>, { database: Database; jobs: Jobs }>({
  name: 'due-connections',
  payload: nothing,
  cron: '*/10 * * * *',
  expireInSeconds: 120,
  retryLimit: 2,
  load: async () => (await import('./start-due.ts')).startDue,
});
