import { uploadAddress } from '@liftmark/contract/uploads';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => test.close());
beforeEach(() => {
  test.engine.sources.length = 0;
});

const HTML = Buffer.from('<!doctype html><h1>Kettles</h1>');

function upload(
  headers: Record<string, string>,
  file: { name: string; bytes: Uint8Array } | null,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
  const request = new Request('http://liftmark.test', { method: 'POST', body: form });
  return request.arrayBuffer().then((body) =>
    test.app.inject({
      method: 'POST',
      url: '/api/analyze/upload',
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(body),
    }),
  );
}

async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of test.services.files.list()) keys.push(key);
  return keys.filter((key) => key.endsWith('/upload'));
}

it('analyzes a file, keeps it with its report, and opens it again', async () => {
  const headers = await signedInAs(test, { plan: 'pro' });
  const file = { name: 'kettles.html', bytes: HTML };
  const made = await upload(headers, file, { pageType: 'saas', reportLanguage: 'de' });
  expect(made.statusCode).toBe(200);
  const [source] = test.engine.sources;
  expect(source?.upload?.name).toBe('kettles.html');
  expect(Buffer.from(source?.upload?.bytes ?? []).equals(HTML)).toBe(true);
  expect(test.engine.hints.get(uploadAddress('kettles.html'))).toMatchObject({
    pageType: 'saas',
    reportLanguage: 'de',
  });

  const { reportId } = made.json();
  const again = await test.app.inject({ method: 'POST', url: `/api/reports/${reportId}/reanalyze`, headers });
  expect(again.statusCode).toBe(200);
  expect(Buffer.from(test.engine.sources.at(-1)?.upload?.bytes ?? []).equals(HTML)).toBe(true);
  expect(await files()).toHaveLength(2);
  const list = await test.app.inject({ url: '/api/dashboard/pages', headers });
  expect(list.json().pages).toHaveLength(1);
  expect(list.json().pages[0].url).toBe('kettles.html');

  const schedule = await test.app.inject({
    method: 'PUT',
    url: `/api/reports/${reportId}/schedule`,
    payload: { every: 'week' },
    headers,
  });
  expect(schedule.statusCode).toBe(409);
});

it('makes a file of another name the next version of an uploaded page', async () => {
  const headers = await signedInAs(test, { plan: 'pro' });
  const { reportId: replaces } = (await upload(headers, { name: 'kettles.html', bytes: HTML })).json();
  const next = { name: 'kettles-2.html', bytes: Buffer.from('<h1>Copper kettles</h1>') };
  const made = await upload(headers, next, { replaces });
  expect(made.statusCode, made.body).toBe(200);
  const list = await test.app.inject({ url: '/api/dashboard/pages', headers });
  const [page, ...others] = list.json().pages;
  expect(others).toEqual([]);
  expect(page).toMatchObject({ url: 'kettles-2.html', capturedWith: 'upload' });
  expect(page.history).toHaveLength(2);
  const report = await test.app.inject({ url: `/api/reports/${made.json().reportId}`, headers });
  expect(report.json().changes.previous.secureId).toBe(replaces);

  const stranger = await signedInAs(test, { plan: 'pro' });
  expect((await upload(stranger, next, { replaces })).statusCode).toBe(404);
  const { reportId } = (
    await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      payload: { url: 'https://shop.test/' },
      headers,
    })
  ).json();
  expect((await upload(headers, next, { replaces: reportId })).statusCode).toBe(409);
});

it('opens the same file as another type of page', async () => {
  const headers = await signedInAs(test, { plan: 'pro' });
  const { reportId } = (await upload(headers, { name: 'a.html', bytes: HTML })).json();
  const retyped = await test.app.inject({
    method: 'POST',
    url: `/api/reports/${reportId}/reanalyze`,
    payload: { pageType: 'course' },
    headers,
  });
  expect(retyped.statusCode, retyped.body).toBe(200);
  expect(test.engine.hints.get(uploadAddress('a.html'))).toMatchObject({ pageType: 'course' });
  expect(Buffer.from(test.engine.sources.at(-1)?.upload?.bytes ?? []).equals(HTML)).toBe(true);
});

it('does a repeat once', async () => {
  const headers = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'same' };
  const before = await files();
  const first = await upload(headers, { name: 'a.html', bytes: HTML });
  const second = await upload(headers, { name: 'a.html', bytes: HTML });
  expect(second.json().reportId).toBe(first.json().reportId);
  expect(await files()).toHaveLength(before.length + 1);
  const other = await upload(headers, { name: 'a.html', bytes: Buffer.from('<h1>Other</h1>') });
  expect(other.statusCode).toBe(409);
  expect(await files()).toHaveLength(before.length + 1);
});

it('keeps no file without a report', async () => {
  const headers = await signedInAs(test, { plan: 'pro' });
  const before = await files();
  const visitor = await upload({}, { name: 'a.html', bytes: HTML });
  expect(visitor.statusCode).toBe(401);
  const broken = await upload(headers, { name: 'broken', bytes: HTML });
  expect(broken.statusCode).toBe(503);
  await expect.poll(files).toHaveLength(before.length);
});

it('takes the name of a file without its folders', async () => {
  const headers = await signedInAs(test, { plan: 'pro' });
  await upload(headers, { name: '../../etc/javascript:x.html', bytes: HTML });
  expect(test.engine.sources.at(-1)?.upload?.name).toBe('javascriptx.html');
});

it('refuses what is no file, or too large a one', async () => {
  const headers = await signedInAs(test, { plan: 'pro' });
  const none = await upload(headers, null);
  expect([none.statusCode, none.json().fields]).toEqual([400, { file: 'Choose a file to upload.' }]);
  const large = await upload(headers, { name: 'a.html', bytes: Buffer.alloc(20 * 1024 * 1024 + 1) });
  expect([large.statusCode, large.json().code]).toEqual([413, 'request_too_large']);
  const hint = await upload(headers, { name: 'a.html', bytes: HTML }, { pageType: 'nothing' });
  expect(hint.statusCode).toBe(400);
  const json = await test.app.inject({ method: 'POST', url: '/api/analyze/upload', payload: {}, headers });
  expect(json.statusCode).toBe(415);
});
