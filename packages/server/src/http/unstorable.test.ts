import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { TASK } from '../testing/test-comment.ts';
import { EMBEDDED } from '../testing/test-database.ts';

const url = 'https://shop.test/never';
const day = '0000-01-01';
const counts = { visitors: 100, conversions: 3 };
const cursor = (...position: string[]) => Buffer.from(JSON.stringify(position)).toString('base64url');

let test: TestApp;
let me: { cookie: string };
let report: string;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED);
  me = await signedInAs(test, { plan: 'pro' });
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/analyze/url',
    payload: { url },
    headers: me,
  });
  report = made.json().reportId;
});
afterAll(() => test.close());

it.each<[string, 'GET' | 'POST' | 'PUT', (id: string) => string, object?]>([
  ['a change', 'POST', () => '/api/measuring/changes', { page: url, what: 'x', day }],
  [
    'a test',
    'POST',
    () => '/api/measuring/experiments',
    { page: url, name: 'x', endedOn: day, control: counts, variant: counts },
  ],
  [
    'a measured day',
    'POST',
    () => '/api/measuring/csv',
    { csv: `page,day,visits,conversions\n${url},${day},9,1` },
  ],
  ['a task', 'PUT', (id) => `/api/reports/${id}/tasks/${TASK}`, { dueOn: day }],
  ['a list', 'GET', () => `/api/activity?before=${cursor(`${day}T00:00:00Z`, 'r1')}`],
  ['a time zone', 'GET', () => `/api/activity?before=${cursor('2026-01-01T00:00:00+23:59', 'r1')}`],
])(
  '%s of a moment that the database has no place for is a bad request',
  async (_of, method, path, payload) => {
    const options = { method, url: path(report), headers: me, ...(payload && { payload }) };
    const answer = await test.app.inject(options);
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([400, 'bad_request']);
  },
);
