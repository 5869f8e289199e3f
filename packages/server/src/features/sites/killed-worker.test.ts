import type { ServerResponse } from 'node:http';
import { startFixtureSite } from '@liftmark/engine/fixtures/site';
import { expect, it } from 'vitest';
import { createTestApp, signedInAs } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { startProcess } from '../../testing/test-process.ts';

/** More pages than are stored together. */
const ANSWERED = 15;
/** A busy machine takes its time. */
const WAIT = { timeout: 400_000, interval: 250 };

/** A site that lets readers wait once it has answered some pages, until it is released. */
function holdingSite() {
  const held: ServerResponse[] = [];
  const asked = new Set<string>();
  let isReleased = false;
  let onHold: () => void = () => undefined;
  const isHolding = new Promise<void>((resolve) => {
    onHold = resolve;
  });
  return {
    isHolding,
    answer(path: string, response: ServerResponse): boolean {
      if (/robots|sitemap/.test(path)) return false;
      asked.add(path);
      if (isReleased || asked.size <= ANSWERED) return false;
      held.push(response);
      onHold();
      return true;
    },
    release() {
      isReleased = true;
      for (const response of held) response.destroy();
    },
  };
}

it('a site whose worker is killed is read on where it was', async () => {
  const { isHolding, answer, release } = holdingSite();
  const fixture = await startFixtureSite({ pages: 60, answer });
  const environment = {
    ALLOW_PRIVATE_TARGETS: fixture.host,
    APP_SECRET: 'the-secret-that-all-processes-share',
  };
  const test = await createTestApp(EMBEDDED, { environment, isWorker: false });
  const settings = { ...environment, DATABASE_URL: test.databaseUrl, LIFTMARK_DATA: test.dataFolder };
  const first = await startProcess(settings);
  const headers = await signedInAs(test, { plan: 'pro' });
  const payload = { url: fixture.origin, limits: { requestsPerSecond: 20 } };
  const { id } = (await test.app.inject({ method: 'POST', url: '/api/sites', headers, payload })).json();
  const read = async () => (await test.app.inject({ url: `/api/sites/${id}`, headers })).json().run;
  await isHolding;
  await first.end('SIGKILL');
  const before = await read();
  expect(before.state).toBe('planning');
  expect(before.read).toBeGreaterThan(0);
  const asked = fixture.requested.length;
  release();
  const second = await startProcess(settings);
  await expect.poll(async () => (await read()).state, WAIT).toBe('planned');
  expect((await read()).read).toBeGreaterThan(before.read);
  const after = fixture.requested.slice(asked);
  expect(after).not.toContain('/robots.txt');
  expect(after).not.toContain('/sitemap-index.xml');
  // At most what was being read when the worker died is read again.
  const twice = after.filter((path) => fixture.requested.slice(0, asked).includes(path));
  expect(twice.length).toBeLessThanOrEqual(10);
  await second.end('SIGTERM');
  await test.close();
  await fixture.close();
}, 600_000);
