import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase, EMBEDDED } from '../testing/test-database.ts';
import { type Queue, startJobs } from './jobs.ts';

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
