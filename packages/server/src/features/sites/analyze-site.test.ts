import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyses, siteRuns, users } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { putSite } from '../../testing/test-site.ts';
import { analyzeSite } from './analyze-site.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false });
});
afterAll(() => test.close());

it('pages of a site are reported on in the language of who had them analyzed', async () => {
  const { database } = test.services;
  const headers = await signedInAs(test, { plan: 'pro' });
  const { id: userId } = (await test.app.inject({ url: '/api/auth/user', headers })).json();
  await database.update(users).set({ reportLanguage: 'de' }).where(eq(users.id, userId));
  const id = await putSite(test, headers);
  await test.app.inject({ method: 'POST', url: `/api/sites/${id}/analyze`, headers, payload: {} });
  const [run] = await database.select().from(siteRuns).where(eq(siteRuns.siteId, id));
  if (run === undefined) throw new Error('No run');
  const analyst = { ...test.services, proEmails: [], freePerMonth: 1, openLimit: 2 };
  await analyzeSite(analyst, { runId: run.id, turn: run.turn });
  const started = await database.select({ input: analyses.input }).from(analyses);
  expect(started).toMatchObject([{ input: { site: run.id, reportLanguage: 'de' } }]);
});
