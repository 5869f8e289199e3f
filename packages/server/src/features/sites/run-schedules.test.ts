import type { SiteRunState } from '@liftmark/contract/sites';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteRuns, sites } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { putSite } from '../../testing/test-site.ts';
import { runSchedules } from './run-schedules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false });
});
afterAll(() => test.close());

/** The runs of a due site with one run, the older first. */
async function runsOnceDue(state: SiteRunState, isPaused: boolean) {
  const { database } = test.services;
  const id = await putSite(test, await signedInAs(test, { plan: 'pro' }), state);
  await database.update(siteRuns).set({ isPaused }).where(eq(siteRuns.siteId, id));
  await database
    .update(sites)
    .set({ every: 'week', nextAt: new Date(0) })
    .where(eq(sites.id, id));
  await runSchedules({ ...test.services, proEmails: [], freePerMonth: 1, openLimit: 2 });
  return database.select().from(siteRuns).where(eq(siteRuns.siteId, id)).orderBy(asc(siteRuns.createdAt));
}

it.each([
  ['planning', 'cancelled'],
  ['analyzing', 'done'],
] as const)('a schedule ends a run that was paused while %s, and starts the next', async (state, ended) => {
  expect(await runsOnceDue(state, true)).toMatchObject([
    { state: ended, isPaused: false, finishedAt: expect.any(Date) },
    { state: 'planning', isScheduled: true },
  ]);
});

it('a schedule leaves a run alone that goes on', async () => {
  expect(await runsOnceDue('analyzing', false)).toMatchObject([{ state: 'analyzing', finishedAt: null }]);
});
