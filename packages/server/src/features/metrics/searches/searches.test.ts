import { packSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { renderedSnapshot } from '@liftmark/engine/facts/testing/snapshots';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { metricConnections, reports, searchQueries } from '../../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../../testing/test-app.ts';
import { EMBEDDED } from '../../../testing/test-database.ts';
import { compareSearches } from './compare-searches.ts';

let test: TestApp;
let me: { cookie: string };
let workspaceId: string;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  me = await signedInAs(test, { plan: 'free' });
  workspaceId = (await get('/api/auth/user')).json().id;
});

const get = (url: string, headers = me) => test.app.inject({ url, headers });
const searches = async (headers = me) =>
  (await get('/api/measuring/searches?page=https://www.shop.test/desks/', headers)).json();

async function connect(property: string, queries: [string, number, number][]): Promise<void> {
  const [connection] = await test.services.database
    .insert(metricConnections)
    .values({
      workspaceId,
      source: 'search-console',
      sealed: '',
      property,
      name: property,
      fetchedAt: new Date(),
      doneFrom: '2026-10-29',
      doneThrough: '2026-11-25',
    })
    .returning();
  if (connection === undefined) throw new Error('Nothing was stored');
  if (queries.length === 0) return;
  const rows = queries.map(([query, clicks, impressions]) => ({ query, clicks, impressions }));
  await test.services.database
    .insert(searchQueries)
    .values(
      rows.map((row) => ({ ...row, workspaceId, page: 'shop.test/desks', connectionId: connection.id })),
    );
}

async function report(title: string): Promise<number> {
  const snapshotFile = `reports/${workspaceId}-${title.length}/snapshot.gz`;
  const html = `<!doctype html><html lang="en"><title>Shop</title><body><h1 data-box="0 100 900 50">${title}</h1><p data-box="0 2000 900 30">Delivered assembled.</p></body>`;
  await test.services.files.put(snapshotFile, await packSnapshot(renderedSnapshot(html)));
  const [stored] = await test.services.database
    .insert(reports)
    .values({
      userId: workspaceId,
      workspaceId,
      url: 'https://shop.test/desks?x=1',
      title,
      inputType: 'url',
      inputData: {},
      analysisResults: { kind: 'conversion' },
      pageKey: `url:${title}`,
      overallScore: 'B',
      scores: {},
      recommendations: [],
      snapshotFile,
      // biome-ignore lint/suspicious/noExplicitAny: only what is read here
    } as any)
    .returning({ id: reports.id });
  return stored?.id ?? 0;
}

it('says what is missing: a connection, searches, a report to compare with', async () => {
  expect(await searches()).toMatchObject({ state: 'unconnected', searches: [], comparison: 'none' });
  await connect('sc-domain:shop.test', []);
  expect(await searches()).toMatchObject({ state: 'read', searches: [], through: '2026-11-25' });
  await connect('https://shop.test/', [['oak desks', 9, 20]]);
  expect(await searches()).toMatchObject({
    searches: [{ query: 'oak desks', words: null }],
    comparison: 'none',
  });
});

it('compares the words with the newest report, and again after the next', async () => {
  await connect('sc-domain:shop.test', [
    ['standing desk assembled', 3, 50],
    ['oak desks', 9, 20],
  ]);
  await connect('https://shop.test/', [['oak desks', 1, 2]]);
  const first = await report('Standing desks made of pine');
  expect(await searches()).toMatchObject({ comparison: 'running' });
  const payload = { workspaceId, page: 'shop.test/desks' };
  await compareSearches(test.services, { ...payload, reportId: first });
  const word = (name: string, inHeadline: boolean) => ({ word: name, inHeadline, aboveFold: inHeadline });
  expect(await searches()).toMatchObject({
    comparison: 'done',
    searches: [
      { query: 'oak desks', clicks: 9, words: [word('oak', false), word('desks', true)] },
      {
        query: 'standing desk assembled',
        words: [word('standing', true), word('desk', true), word('assembled', false)],
      },
    ],
  });
  const second = await report('Oak desks');
  expect(await searches()).toMatchObject({ comparison: 'running', searches: [{ words: null }, {}] });
  await compareSearches(test.services, { ...payload, reportId: first });
  expect((await searches()).comparison).toBe('running');
  await compareSearches(test.services, { ...payload, reportId: second });
  expect((await searches()).searches[0].words).toEqual([word('oak', true), word('desks', true)]);
  const stranger = await signedInAs(test, { plan: 'free' });
  expect((await searches(stranger)).searches).toEqual([]);
});

it('doesn’t wait for a capture that is gone', async () => {
  await connect('sc-domain:shop.test', [['oak desks', 9, 20]]);
  const id = await report('Oak');
  await searches();
  await test.services.database.update(reports).set({ snapshotFile: null }).where(eq(reports.id, id));
  await compareSearches(test.services, { workspaceId, page: 'shop.test/desks', reportId: id });
  expect(await searches()).toMatchObject({ comparison: 'none', searches: [{ words: null }] });
});
