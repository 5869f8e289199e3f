import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

describe('the founders’ calls', () => {
  let test: TestApp;
  let founder: { cookie: string };
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false });
    founder = await signedInAs(test, { plan: 'founder' });
  });
  afterAll(() => test.close());
  const get = (path: string) => test.app.inject({ url: `/api/founders/${path}`, headers: founder });

  it.each([
    'analytics?range=24h',
    'analytics?range=90d',
    'feedback',
    'revenue?range=30d',
    'health?range=24h',
    'health?range=7d',
    'users?range=7d',
    'all-users?search=x&sort=reports&order=asc',
    'trial-users',
    'payment-users',
    'all-feedback?type=bug&status=open&sort=priority&search=x',
    'audit?action=pro_granted&search=x',
  ])('%s answers on an empty installation', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  });
});
