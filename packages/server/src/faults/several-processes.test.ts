import { afterEach, expect, it } from 'vitest';
import { reports } from '../database/schema.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';

let running: TestApp[] = [];
let store: S3Server;
afterEach(async () => {
  for (const test of running.toReversed()) await test.close();
  running = [];
  await store.close();
});

/** Another process of the same installation, with its own data folder. */
async function start(isWorker: boolean): Promise<TestApp> {
  const [first] = running;
  const test = await createTestApp(EMBEDDED, {
    environment: { ...store.environment, APP_SECRET: 'the-secret-that-all-processes-share' },
    isWorker,
    ...(first && { besides: { databaseUrl: first.databaseUrl } }),
  });
  running.push(test);
  return test;
}

it('two web processes and two workers are one product', async () => {
  store = await startS3Server();
  const [one, two] = [await start(false), await start(false)];
  const [left, right] = [await start(true), await start(true)];
  const { cookie } = await signedInAs(one, { plan: 'pro' });
  const headers = { cookie };

  const key = 'crossing';
  const waiting = one.app.inject({
    method: 'POST',
    url: '/api/analyze/url',
    headers: { ...headers, 'idempotency-key': key },
    payload: { url: 'https://shop.test/held' },
  });
  await expect
    .poll(() => [...left.engine.analyzed, ...right.engine.analyzed], { timeout: 20_000 })
    .toHaveLength(1);
  // The progress comes from a process that wasn't asked, and from a worker that is a third one.
  const following = two.app.inject({ url: `/api/analyses/${key}/events`, headers });
  left.engine.release();
  right.engine.release();
  const { reportId } = (await waiting).json();
  const events = (await following).body;
  expect(events).toContain('"stage":"done"');
  expect(events).toContain(reportId);
  const picture = await two.app.inject({ url: `/api/reports/${reportId}/screenshots/desktop`, headers });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);

  // The work is shared, and each page is analyzed once.
  const urls = Array.from({ length: 12 }, (_, index) => `https://shop.test/page-${index}`);
  const answers = await Promise.all(
    urls.map((url, index) =>
      (index % 2 ? one : two).app.inject({
        method: 'POST',
        url: '/api/analyze/url',
        headers,
        payload: { url },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  const analyzed = [...left.engine.analyzed, ...right.engine.analyzed];
  expect(analyzed.filter((url) => url.includes('/page-')).sort()).toEqual(urls.toSorted());
  expect(await one.services.database.$count(reports)).toBe(13);
}, 120_000);
