import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../database/connection.ts';
import { createTestDatabase, EMBEDDED } from '../testing/test-database.ts';
import { defineJob, type Queue, startJobs } from './jobs.ts';

it('plans what has an hour, makes up for it once, and forgets what has none any more', async () => {
  const database = await createTestDatabase(EMBEDDED);
  const plans = async (queue: Queue) => {
    const jobs = await startJobs({ databaseUrl: database.url, queues: [queue], onError: console.error });
    await jobs.stop(0);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('select cron, options from pgboss.schedule where name = $1', [
      'tidy',
    ]);
    await client.end();
    return rows;
  };
  const queue: Queue = { name: 'tidy', expireInSeconds: 60, retryLimit: 1 };
  try {
    expect(await plans({ ...queue, cron: '23 3 * * *' })).toMatchObject([
      { cron: '23 3 * * *', options: { missed: 'once' } },
    ]);
    expect(await plans(queue)).toEqual([]);
  } finally {
    await database.close();
  }
});

it('runs what had to wait and what failed once it is due, on idle workers', async () => {
  const database = await createTestDatabase(EMBEDDED);
  const runs: string[] = [];
  const job = defineJob<{ name: string }, null>({
    name: 'flaky',
    expireInSeconds: 60,
    retryLimit: 1,
    payload: z.object({ name: z.string() }),
    load:
      async () =>
      async (_deps, { name }, { retries }) => {
        runs.push(`${name} ${retries}`);
        if (retries === 0) throw new Error('not yet');
      },
  });
  const jobs = await startJobs({ databaseUrl: database.url, queues: [job], onError: () => undefined });
  const connection = await openDatabase({
    url: database.url,
    embeddedFolder: '',
    onError: console.error,
    onNotice: console.error,
  });
  try {
    await jobs.work(job, null, 2);
    await connection.database.transaction(async (transaction) => {
      await jobs.send(transaction, job, { name: 'waiting' }, 0, 2);
      await jobs.send(transaction, job, { name: 'failing' });
    });
    await expect
      .poll(() => runs.toSorted(), { timeout: 20_000 })
      .toEqual(['failing 0', 'failing 1', 'waiting 0', 'waiting 1']);
  } finally {
    await connection.close();
    await jobs.stop(0);
    await database.close();
  }
});

it('gives up on a look for due jobs that takes too long, and looks again', async () => {
  const database = await createTestDatabase(EMBEDDED);
  const runs: string[] = [];
  const errors: string[] = [];
  const job = defineJob<{ name: string }, null>({
    name: 'late',
    expireInSeconds: 60,
    retryLimit: 0,
    payload: z.object({ name: z.string() }),
    load:
      async () =>
      async (_deps, { name }) => {
        runs.push(name);
      },
  });
  const jobs = await startJobs({
    databaseUrl: database.url,
    queues: [job],
    onError: ({ message }) => errors.push(message),
  });
  const connection = await openDatabase({
    url: database.url,
    embeddedFolder: '',
    onError: console.error,
    onNotice: console.error,
  });
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  try {
    await jobs.work(job, null, 1);
    await connection.database.transaction((transaction) =>
      jobs.send(transaction, job, { name: 'waiting' }, 0, 2),
    );
    await blocker.query('begin');
    await blocker.query('lock table pgboss.job in access exclusive mode');
    await expect
      .poll(() => errors, { timeout: 20_000 })
      .toContain('canceling statement due to statement timeout');
    expect(runs).toEqual([]);
    await blocker.query('rollback');
    await expect.poll(() => runs, { timeout: 20_000 }).toEqual(['waiting']);
  } finally {
    await blocker.end();
    await connection.close();
    await jobs.stop(0);
    await database.close();
  }
});
