import { afterEach, describe, expect, it } from 'vitest';
import { analyses, feedback, reports } from '../database/schema.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';

let test: TestApp;
let store: S3Server | null = null;
afterEach(async () => {
  await test.close();
  await store?.close();
  store = null;
});

const analyze = (cookie: string, key: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/analyze/url',
    headers: { cookie, 'idempotency-key': key },
    payload: { url: 'https://shop.test/kettle' },
  });

function sendFeedback(cookie: string, key: string) {
  const form = new FormData();
  form.set('message', 'The kettle does not whistle');
  form.set('attachment', new File(['a note'], 'note.txt', { type: 'text/plain' }));
  return test.app.inject({
    method: 'POST',
    url: '/api/feedback',
    headers: { cookie, 'idempotency-key': key },
    payload: form,
  });
}

/** Each way in which the file store can fail: what breaks it, and what fixes it. */
const FAULTS: [name: string, start: () => Promise<{ fail: () => unknown; mend: () => unknown }>][] = [
  [
    'a store that answers with errors',
    async () => {
      const server = await startS3Server();
      store = server;
      test = await createTestApp(EMBEDDED, { environment: server.environment });
      return {
        fail: () => {
          server.isFailing = true;
        },
        mend: () => {
          server.isFailing = false;
        },
      };
    },
  ],
  [
    'a full disk',
    async () => {
      test = await createTestApp(EMBEDDED);
      const { files } = test.services;
      const { put, putStream } = files;
      const refuse = async () => {
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      };
      return {
        fail: () => Object.assign(files, { put: refuse, putStream: refuse }),
        mend: () => Object.assign(files, { put, putStream }),
      };
    },
  ],
];

describe.each(FAULTS)('%s', (_name, start) => {
  it('is said, blamed on nobody else, counted against nobody, and got over', async () => {
    const { fail, mend } = await start();
    const { cookie } = await signedInAs(test, { plan: 'free' });
    const { database } = test.services;
    fail();
    expect((await sendFeedback(cookie, 'one')).json()).toMatchObject({ code: 'unavailable' });
    const failed = await analyze(cookie, 'during');
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'unavailable']);
    expect(await database.$count(reports)).toBe(0);
    expect(await database.select().from(analyses)).toMatchObject([
      { state: 'failed', failureCode: 'unavailable' },
    ]);

    mend();
    // The client repeats unacknowledged requests with the same key.
    expect((await sendFeedback(cookie, 'one')).statusCode).toBe(200);
    expect((await sendFeedback(cookie, 'one')).statusCode).toBe(200);
    expect(await database.$count(feedback)).toBe(1);
    const results = await Promise.all(['a', 'b', 'c'].map((key) => analyze(cookie, key)));
    // Three per month, and the failed one doesn't count.
    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await database.$count(reports)).toBe(3);
  }, 120_000);
});
