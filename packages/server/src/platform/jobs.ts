import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { closePool, openPool, type Transaction } from '../database/connection.ts';

/** What a running job knows about itself. */
export interface JobRun {
  id: string;
  /** 0 for the first attempt. */
  retries: number;
  /** True if this is the last attempt. */
  isLast: boolean;
  /** Aborted when the process stops or another worker has taken over the job. */
  signal: AbortSignal;
}

/** How a kind of job is queued. */
export interface Queue {
  name: string;
  /** Seconds after which an attempt counts as lost even if its worker is alive. */
  expireInSeconds: number;
  /** Attempts after the first. */
  retryLimit: number;
  /** Seconds before the first attempt; unset: none. */
  delayS?: number;
  /** The delay doubles with every attempt, up to this many seconds; unset: always one second. */
  longestRetryDelayS?: number;
  /** Queue for the payload after all attempts failed. */
  abandoned?: Queue;
  /**
   * A cron expression in UTC that queues a job without a payload. Runs missed while no process ran are made up for
   * once, so a handler looks for what is due and never relies on the hour.
   */
  cron?: string;
}

/**
 * A kind of job: its queue, the shape of its payload, and the handler, loaded when the first job runs. `Deps` is what
 * the handler needs from its process. Payloads contain ids, not objects.
 */
export interface JobDefinition<Payload extends object, Deps> extends Queue {
  payload: z.ZodType<Payload>;
  load: () => Promise<(deps: Deps, payload: Payload, run: JobRun) => Promise<void>>;
}

/** Declares a kind of job, with the types of its payload and dependencies. */
export function defineJob<Payload extends object, Deps>(
  definition: JobDefinition<Payload, Deps>,
): JobDefinition<Payload, Deps> {
  return definition;
}

export interface Jobs {
  /**
   * Enqueues within the caller's transaction: the job exists exactly if the transaction commits.
   * @param priority higher ones run first, then older ones; by default 0
   * @param delayS seconds before the first attempt; by default the job's own
   */
  send<Payload extends object, Deps>(
    transaction: Transaction,
    job: JobDefinition<Payload, Deps>,
    payload: Payload,
    priority?: number,
    delayS?: number,
  ): Promise<void>;
  /** Runs up to `slots` jobs of a kind at once, until stopped. */
  work<Payload extends object, Deps>(
    job: JobDefinition<Payload, Deps>,
    deps: Deps,
    slots: number,
  ): Promise<void>;
  isReady(): Promise<boolean>;
  /** Takes no more jobs; those still running after the grace period go back to the queue. */
  stop(graceMs: number): Promise<void>;
}

interface JobsOptions {
  databaseUrl: string;
  /** The queues of all kinds of jobs, created at startup. */
  queues: Queue[];
  onError: (error: Error) => void;
}

/** A killed worker's job is taken over after this long. */
const HEARTBEAT_S = 10;
const RETRY_DELAY_S = 1;

const WORK_OPTIONS = {
  heartbeatRefreshSeconds: 2,
  includeMetadata: true,
  // Used only while notifications don't arrive. Else `wakeForDueJobs` looks once a second for all workers.
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 60,
} as const;

const LOOK_MS = 1_000;
/** After this, the server ends a look. */
const LONGEST_LOOK_MS = 5_000;
/** After this, a server that didn't counts as gone: the connection is dropped, and the next look opens another. */
const SILENCE_MS = 2 * LONGEST_LOOK_MS;

/** The condition of the index that pg-boss fetches by. */
const DUE_QUEUES = `
  select queue from unnest($1::text[]) as queue where exists (
    select from pgboss.job where name = queue and state < 'active' and not blocked and start_after <= now()
  )`;

/** Starts the queue on the product's database. */
export async function startJobs({ databaseUrl, queues, onError }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'liftmark jobs',
    max: 6,
    useListenNotify: true,
    // Together, these detect a dead worker within about a second of the missed heartbeat.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    queueCacheIntervalSeconds: 1,
  });
  // Errors in its loops arrive as plain objects.
  boss.on('error', (error) => onError(error instanceof Error ? error : Object.assign(new Error(), error)));
  await boss.start();
  // A dead-letter queue must exist before the queue that names it.
  for (const { abandoned } of queues) if (abandoned) await createQueue(boss, abandoned);
  for (const queue of queues) {
    await createQueue(boss, queue);
    if (queue.cron === undefined) await boss.unschedule(queue.name);
    else await boss.schedule(queue.name, queue.cron, {}, { missed: 'once' });
  }

  const workers = new Map<string, string[]>();
  const stopping = new AbortController();
  const looking = openLooking(databaseUrl, onError);
  void wakeForDueJobs({ boss, looking, workers, onError }, stopping.signal);
  return {
    async send(transaction, job, payload, priority = 0, delayS = job.delayS ?? 0) {
      await boss.send(job.name, payload, { priority, startAfter: delayS, db: fromDrizzle(transaction, sql) });
    },
    async work(job, deps, slots) {
      const handle = await job.load();
      const ids: string[] = [];
      // One worker per slot: after a job, pg-boss would sleep until the next notification even if more jobs wait, so
      // each worker wakes itself.
      for (let slot = 0; slot < slots; slot += 1) {
        let wake = () => {};
        const id = await boss.work<object>(job.name, WORK_OPTIONS, async (jobs) => {
          try {
            for (const { data, id, retryCount, signal } of jobs) {
              const isLast = retryCount >= job.retryLimit;
              await handle(deps, job.payload.parse(data), { id, retries: retryCount, isLast, signal });
            }
          } finally {
            wake();
          }
        });
        wake = () => boss.notifyWorker(id);
        ids.push(id);
      }
      workers.set(job.name, ids);
    },
    isReady: async () => (await boss.isInstalled().catch(() => false)) === true,
    async stop(graceMs) {
      stopping.abort();
      await Promise.all([closePool(looking), boss.stop({ graceful: true, timeout: graceMs })]);
    },
  };
}

interface WakeDeps {
  boss: PgBoss;
  looking: pg.Pool;
  /** Ids by queue. */
  workers: ReadonlyMap<string, readonly string[]>;
  onError: (error: Error) => void;
}

/** The connection that due jobs are looked for on. pg-boss's own have no time limit: one lost query would end all looks. */
function openLooking(databaseUrl: string, onError: (error: Error) => void): pg.Pool {
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    application_name: 'liftmark jobs',
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_LOOK_MS,
    query_timeout: SILENCE_MS,
    // Poolers don't take it as a parameter of the connection.
    onConnect: (client) => client.query(`set statement_timeout = ${LONGEST_LOOK_MS}`),
  };
  return openPool(options, onError);
}

/**
 * Wakes the workers of each queue that has a due job, until the signal. A job that goes back to its queue, or that had to
 * wait, isn't announced when it's due, and one query for all workers costs less than one for each.
 */
async function wakeForDueJobs(
  { boss, looking, workers, onError }: WakeDeps,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await delay(LOOK_MS, undefined, { signal });
      if (workers.size === 0) continue;
      const { rows } = await looking.query<{ queue: string }>(DUE_QUEUES, [[...workers.keys()]]);
      for (const { queue } of rows) for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
    } catch (error) {
      if (!signal.aborted) onError(error as Error);
    }
  }
}

async function createQueue(boss: PgBoss, queue: Queue): Promise<void> {
  const options = {
    notify: true,
    heartbeatSeconds: HEARTBEAT_S,
    expireInSeconds: queue.expireInSeconds,
    retryLimit: queue.retryLimit,
    retryDelay: RETRY_DELAY_S,
    deleteAfterSeconds: 24 * 3600,
    ...(queue.longestRetryDelayS && { retryBackoff: true, retryDelayMax: queue.longestRetryDelayS }),
    ...(queue.abandoned && { deadLetter: queue.abandoned.name }),
  };
  await boss.createQueue(queue.name, options);
  await boss.updateQueue(queue.name, options);
}
