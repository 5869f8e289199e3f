import { startFixtureSite } from '@liftmark/engine/fixtures/site';
import { expect, it } from 'vitest';
import { createTestApp, signedInAs } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { startProcess } from '../../testing/test-process.ts';

it('a site whose worker is killed is read on where it was', async () => {
  const fixture = await startFixtureSite({ pages: 60 });
  const environment = {
    ALLOW_PRIVATE_TARGETS: fixture.host,
    APP_SECRET: 'the-secret-that-all-processes-share',
  };
  const test = await createTestApp(EMBEDDED, { environment, isWorker: false });
  const settings = { ...environment, DATABASE_URL: test.databaseUrl, LIFTMARK_DATA: test.dataFolder };
  const first = await startProcess(settings);
  const headers = await signedInAs(test, { plan: 'pro' });
  const payload = { url: fixture.origin, limits: { requestsPerSecond: 10 } };
  const { id } = (await test.app.inject({ method: 'POST', url: '/api/sites', headers, payload })).json();
  const read = async () => (await test.app.inject({ url: `/api/sites/${id}`, headers })).json().run;
  await expect.poll(async () => (await read()).read, { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
  await first.end('SIGKILL');
  const { state, read: before } = await read();
  expect(state).toBe('planning');
  const asked = fixture.requested.length;
  const second = await startProcess(settings);
  await expect
    .poll(async () => (await read()).read, { timeout: 30_000, interval: 100 })
    .toBeGreaterThan(before);
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('planned');
  const after = fixture.requested.slice(asked);
  expect(after).not.toContain('/robots.txt');
  expect(after).not.toContain('/sitemap-index.xml');
  // At most what was being read when the worker died is read again.
  const twice = after.filter((path) => fixture.requested.slice(0, asked).includes(path));
  expect(twice.length).toBeLessThanOrEqual(10);
  await second.end('SIGTERM');
  await test.close();
  await fixture.close();
}, 240_000);
