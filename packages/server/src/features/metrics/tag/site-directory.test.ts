import { afterAll, beforeAll, expect, it } from 'vitest';
import { measuredSites } from '../../../database/schema.ts';
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
