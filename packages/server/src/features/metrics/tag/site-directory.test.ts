import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measuredSites, reports } from '../../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../../testing/test-app.ts';
import { EMBEDDED } from '../../../testing/test-database.ts';
import { createSiteDirectory, newSiteKey } from './site-directory.ts';

let test: TestApp;
let workspaceId: string;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false });
  const headers = await signedInAs(test, { plan: 'free' });
  workspaceId = (await test.app.inject({ url: '/api/auth/user', headers })).json().id;
});
afterAll(() => test.close());

const DAY_MS = 86_400_000;

const report = (url: string, daysAgo: number, findings: object[] = []) =>
  ({
    workspaceId,
    url,
    title: 'Shop',
    inputType: 'url',
    inputData: {},
    analysisResults: { kind: 'conversion', findings },
    pageKey: `url:${url}`,
    overallScore: 'B',
    scores: {},
    recommendations: [],
    createdAt: new Date(Date.UTC(2026, 10, 1) - daysAgo * DAY_MS),
    // biome-ignore lint/suspicious/noExplicitAny: only what is read here
  }) as any;

it('finds sites while keys that no one has are tried', async () => {
  const [seen, unseen] = [newSiteKey(), newSiteKey()];
  const site = { workspaceId, hosts: ['shop.test'], timeZone: 'UTC', goal: 'form' as const };
  const { database } = test.services;
  await database.insert(measuredSites).values([seen, unseen].map((key) => ({ ...site, key })));
  let atMs = 1_000_000;
  const findSite = createSiteDirectory(database, () => atMs);
  expect(await findSite(seen, 'own')).not.toBeNull();
  atMs += 60_000;
  const tries = Array.from({ length: 300 }, () => findSite(newSiteKey(), 'hostile'));
  expect(new Set(await Promise.all(tries))).toEqual(new Set([null]));
  expect(await findSite(unseen, 'hostile')).toBeNull();
  expect(await findSite(seen, 'hostile')).not.toBeNull();
  expect(await findSite(unseen, 'own')).not.toBeNull();
});

it('knows the newest pages of its own hosts, however many reports there are of others', async () => {
  const key = newSiteKey();
  const { database } = test.services;
  await database
    .insert(measuredSites)
    .values({ workspaceId, key, hosts: ['shop.test'], timeZone: 'UTC', goal: 'form' });
  await database
    .insert(reports)
    .values([
      ...Array.from({ length: 501 }, (_, at) => report(`https://other.test/${at}`, at)),
      ...Array.from({ length: 501 }, (_, at) => report(`https://shop.test/${at}`, at)),
    ]);
  const site = await createSiteDirectory(database)(key, 'own');
  expect(site?.reported.size).toBe(500);
  expect([site?.reported.has('shop.test/0'), site?.reported.has('shop.test/500')]).toEqual([true, false]);
});

it('reads the main button of a report once, as reports are large', async () => {
  const key = newSiteKey();
  const { database } = test.services;
  await database
    .insert(measuredSites)
    .values({ workspaceId, key, hosts: ['once.test'], timeZone: 'UTC', goal: 'action' });
  const button = { check: 'primary-action-label', evidence: [{ selector: '#buy' }] };
  await database.insert(reports).values(report('https://once.test/', 0, [button]));
  let atMs = 1_000_000;
  const findSite = createSiteDirectory(database, () => atMs);
  expect(Object.values((await findSite(key, 'own'))?.actions ?? {})).toEqual(['#buy']);

  await database
    .update(reports)
    .set({ analysisResults: sql`'{"findings": []}'` })
    .where(eq(reports.url, 'https://once.test/'));
  await database.insert(reports).values(report('https://once.test/more', 0, [button]));
  atMs += 60_000;
  expect(Object.values((await findSite(key, 'own'))?.actions ?? {})).toEqual(['#buy', '#buy']);
});
