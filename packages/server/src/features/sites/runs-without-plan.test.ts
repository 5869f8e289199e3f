import { DEFAULT_SITE_LIMITS, type Site, type SiteReport, type SiteRunState } from '@liftmark/contract/sites';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages, siteRuns } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { putSite } from '../../testing/test-site.ts';
import { groupPages, storeTemplates } from './plan/group-pages.ts';

const REPORT: SiteReport = {
  score: 64,
  pagesCovered: 2,
  analyzed: 1,
  leaks: [],
  fixes: [],
  journeys: [],
  changes: null,
};

describe('after a run that ended without a plan', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false });
  });
  afterAll(() => test.close());

  /** A site with a report, and a later run. */
  async function siteWith(state: SiteRunState, later: Partial<typeof siteRuns.$inferInsert> = {}) {
    const { database } = test.services;
    const headers = await signedInAs(test, { plan: 'pro' });
    const id = await putSite(test, headers, 'done');
    await database.update(siteRuns).set({ report: REPORT }).where(eq(siteRuns.siteId, id));
    const createdAt = new Date(Date.now() + 1_000);
    await database
      .insert(siteRuns)
      .values({ siteId: id, state, limits: DEFAULT_SITE_LIMITS, createdAt, ...later });
    const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
      test.app.inject({ method, url: `/api/sites${path}`, headers, ...(payload && { payload }) });
    const read = async (): Promise<Site> => (await call('GET', `/${id}`)).json();
    return { id, call, read };
  }

  it.each(['failed', 'cancelled', 'planning'] as const)(
    'a site whose last run is %s keeps its report',
    async (state) => {
      const { id, call, read } = await siteWith(state);
      const { run, plan, report, templates } = await read();
      expect(run).toMatchObject({ state, plannedAt: null });
      expect(plan).toMatchObject({ state: 'done', pages: 2 });
      expect(report?.score).toBe(64);
      expect(templates).toMatchObject([{ pages: 2 }]);
      expect((await call('GET', '')).json().sites).toMatchObject([
        { id, run: { state }, plan: { state: 'done', pages: 2 }, templates: 1, score: 64 },
      ]);
      expect((await call('GET', `/${id}/pages`)).json().total).toBe(2);
      expect((await call('GET', `/${id}/pages.csv`)).body.trim().split('\r\n')).toHaveLength(3);
    },
  );

  it('more of its pages can be analyzed, which can be paused', async () => {
    const { id, call, read } = await siteWith('failed', { failure: 'unreachable' });
    const [template] = (await read()).templates;
    const started = await call('POST', `/${id}/analyze`, { template: template?.id });
    expect(started.statusCode).toBe(200);
    expect(started.json()).toMatchObject({ run: { state: 'analyzing', failure: null } });
    expect((await call('POST', `/${id}/pause`)).json().run).toMatchObject({ isPaused: true });
  });

  it('nothing is analyzed while another plan is made', async () => {
    const { id, call } = await siteWith('planning');
    expect((await call('POST', `/${id}/analyze`, {})).statusCode).toBe(409);
  });

  it('the next plan is compared with the pages of the last one', async () => {
    const { database } = test.services;
    const { id, read } = await siteWith('cancelled');
    const { plan } = await read();
    const [cancelled] = await database
      .select()
      .from(siteRuns)
      .where(eq(siteRuns.siteId, id))
      .orderBy(desc(siteRuns.createdAt));
    const [run] = await database
      .insert(siteRuns)
      .values({ siteId: id, limits: DEFAULT_SITE_LIMITS, createdAt: new Date(Date.now() + 2_000) })
      .returning();
    if (run === undefined || cancelled === undefined) throw new Error('No run');
    const address = 'https://shop.test/';
    await database.insert(sitePages).values([
      { runId: cancelled.id, address, depth: 0 },
      { runId: run.id, address, depth: 0, state: 'read', sketch: [1] },
    ]);
    const grouped = await groupPages(database, run);
    await database.transaction((transaction) => storeTemplates(transaction, run, grouped));
    const pagesOf = (runId = '') => database.$count(sitePages, eq(sitePages.runId, runId));
    expect(await Promise.all([plan?.id, cancelled.id, run.id].map(pagesOf))).toEqual([2, 0, 1]);
  });
});
