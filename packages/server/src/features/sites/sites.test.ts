import type { Site } from '@liftmark/contract/sites';
import { WORKSPACE_HEADER } from '@liftmark/contract/workspaces';
import { type FixtureSite, startFixtureSite } from '@liftmark/engine/fixtures/site';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports, sitePages, siteRuns, sites, workspaceMembers, workspaces } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { createTestKey } from '../../testing/test-keys.ts';
import { testReport } from '../../testing/test-report.ts';
import { runSchedules } from './run-schedules.ts';

const FAST = { requestsPerSecond: 20 };
const WAIT = { timeout: 90_000, interval: 250 };

describe('a site', () => {
  let site: FixtureSite;
  let test: TestApp;
  beforeAll(async () => {
    site = await startFixtureSite({ pages: 60 });
    const environment = {
      ALLOW_PRIVATE_TARGETS: `${site.host},localhost`,
      RATE_LIMIT_FACTOR: '1000',
      FREE_ANALYSES_PER_MONTH: '2',
    };
    test = await createTestApp(EMBEDDED, { environment });
  });
  afterAll(async () => {
    await test.close();
    await site.close();
  });

  const callsOf = (headers: { cookie: string }) => {
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
      const answer = await test.app.inject({
        method,
        url: `/api/sites${path}`,
        headers,
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: answer.body, json: () => JSON.parse(answer.body) };
    };
    const read = async (id: string): Promise<Site> => (await call('GET', `/${id}`)).json();
    const until = (id: string, state: string) =>
      expect.poll(async () => (await read(id)).run.state, WAIT).toBe(state);
    return { call, read, until };
  };

  it('is planned by structure, analyzed by its representatives, reported on, and compared with its next run', async () => {
    const { call, read, until } = callsOf(await signedInAs(test, { plan: 'pro' }));
    const added = await call('POST', '', { url: site.origin, limits: FAST });
    expect(added.status).toBe(200);
    const { id } = added.json();
    expect((await call('POST', '', { url: site.origin })).json().id).toBe(id);
    await until(id, 'planned');
    const planned = await read(id);
    expect(planned.run).toMatchObject({ source: 'sitemap', pages: 60, notes: [], failure: null });
    expect(planned.templates.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['/products/*', '/blog/*', '/']),
    );
    expect(planned.templates).toHaveLength(6);
    expect(planned.templates.every(({ representatives }) => representatives.length === 0)).toBe(true);
    expect(site.requested.filter((path) => path === '/cart')).toEqual([]);
    expect(planned.run.read).toBeLessThan(45);

    expect((await call('POST', `/${id}/analyze`, {})).status).toBe(200);
    await until(id, 'done');
    const done = await read(id);
    const [products] = done.templates;
    expect(products).toMatchObject({ pages: 37, score: expect.any(Number) });
    expect(products?.representatives.map(({ state }) => state)).toEqual(['done', 'done']);
    const { report } = done;
    expect(report?.analyzed).toBe(done.templates.flatMap(({ representatives }) => representatives).length);
    expect(report).toMatchObject({ pagesCovered: 60, changes: null });
    const [leak] = report?.leaks ?? [];
    expect(leak?.places[0]).toMatchObject({ seenOn: 2, analyzed: 2, pages: 37 });
    expect(leak?.likelyPages).toBe(60);
    expect(report?.fixes).toHaveLength(6);

    await call('POST', `/${id}/analyze`, { template: products?.id, pages: 2 });
    await until(id, 'done');
    expect((await read(id)).templates[0]?.representatives).toHaveLength(4);

    const pages = (await call('GET', `/${id}/pages`)).json();
    expect(pages).toMatchObject({ total: 60 });
    const csv = await call('GET', `/${id}/pages.csv`);
    expect(csv.body.split('\r\n')).toHaveLength(62);

    await call('POST', `/${id}/runs`, { limits: FAST, analyze: true });
    await until(id, 'done');
    expect((await read(id)).report?.changes).toMatchObject({ pagesAdded: 0, pagesGone: 0, newTemplates: [] });
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  }, 240_000);

  it('is shown on the free plan, and analyzed as far as the plan goes', async () => {
    const { call, read, until } = callsOf(await signedInAs(test, { plan: 'free' }));
    const { id } = (await call('POST', '', { url: site.origin, limits: FAST, analyze: true })).json();
    await until(id, 'done');
    const { run, report, templates } = await read(id);
    expect(run.notes).toContain('quota');
    expect(report?.analyzed).toBe(2);
    expect(templates).toHaveLength(6);
    expect((await call('PUT', `/${id}/schedule`, { every: 'week' })).status).toBe(403);
  }, 120_000);

  it('pauses, resumes and is canceled where it is', async () => {
    const { call, read, until } = callsOf(await signedInAs(test, { plan: 'pro' }));
    const { id } = (await call('POST', '', { url: site.origin, limits: { requestsPerSecond: 5 } })).json();
    await expect.poll(async () => (await read(id)).run.read, WAIT).toBeGreaterThan(0);
    expect((await call('POST', `/${id}/pause`)).json().run.isPaused).toBe(true);
    const paused = (await read(id)).run.read;
    const [before] = await test.services.database.select().from(siteRuns).where(eq(siteRuns.siteId, id));
    expect((await call('POST', `/${id}/resume`)).json().run.isPaused).toBe(false);
    await expect.poll(async () => (await read(id)).run.read, WAIT).toBeGreaterThan(paused);
    expect(before?.isPaused).toBe(true);
    expect((await call('POST', `/${id}/cancel`)).json().run.state).toBe('cancelled');
    expect((await call('POST', `/${id}/cancel`)).status).toBe(409);
    await until(id, 'cancelled');
  }, 120_000);

  it('runs again by its schedule, with Pro only', async () => {
    const headers = await signedInAs(test, { plan: 'pro' });
    const { call, read, until } = callsOf(headers);
    const { id } = (
      await call('POST', '', { url: `${site.origin}/about`, limits: { ...FAST, reads: 5 } })
    ).json();
    await until(id, 'planned');
    expect((await call('PUT', `/${id}/schedule`, { every: 'week' })).json().every).toBe('week');
    const { database } = test.services;
    const due = () =>
      database
        .update(sites)
        .set({ nextAt: new Date(0) })
        .where(eq(sites.id, id));
    const deps = { ...test.services, proEmails: [], freePerMonth: 1, openLimit: 2 };
    await due();
    await runSchedules(deps);
    await runSchedules(deps);
    expect(await database.$count(siteRuns, eq(siteRuns.siteId, id))).toBe(2);
    await until(id, 'done');
    const user = (await test.app.inject({ url: '/api/auth/user', headers })).json();
    await database.update(workspaces).set({ subscriptionStatus: 'free' }).where(eq(workspaces.id, user.id));
    await due();
    await runSchedules(deps);
    expect(await database.$count(siteRuns, eq(siteRuns.siteId, id))).toBe(2);
    expect(Date.parse((await read(id)).nextAt ?? '')).toBeGreaterThan(Date.now());

    // The Pro that counts is that of the site's workspace, not of the one its editor works in.
    const schedule = async () => (await call('PUT', `/${id}/schedule`, { every: 'month' })).status;
    expect(await schedule()).toBe(403);
    const [team] = await database
      .insert(workspaces)
      .values({ kind: 'team', name: 'Team', subscriptionStatus: 'active' })
      .returning();
    if (team === undefined) throw new Error('No workspace');
    await database.insert(workspaceMembers).values({ workspaceId: team.id, userId: user.id, role: 'editor' });
    await database.update(sites).set({ workspaceId: team.id }).where(eq(sites.id, id));
    expect(await schedule()).toBe(200);
    // So is the role, and a key of another workspace doesn’t find the site.
    expect(await read(id)).toMatchObject({ canEdit: true, isPro: true });
    await database
      .update(workspaceMembers)
      .set({ role: 'viewer' })
      .where(and(eq(workspaceMembers.workspaceId, team.id), eq(workspaceMembers.userId, user.id)));
    expect(await read(id)).toMatchObject({ canEdit: false });
    expect(await schedule()).toBe(403);
    const inside = { ...headers, [WORKSPACE_HEADER]: user.id };
    const { key } = await createTestKey(test, inside);
    const authorization = `Bearer ${key}`;
    const byKey = await test.app.inject({ url: `/api/v1/sites/${id}`, headers: { authorization } });
    expect(byKey.statusCode).toBe(404);
  }, 120_000);

  it('puts pages with known visits first, by missing points times visits', async () => {
    const headers = await signedInAs(test, { plan: 'pro' });
    const { call, until } = callsOf(headers);
    test.engine.found.set(`${site.origin}/join`, {
      ...testReport(`${site.origin}/join`),
      title: '<b>Join</b>',
    });
    const { id } = (await call('POST', '', { url: site.origin, limits: FAST, analyze: true })).json();
    await until(id, 'done');
    const { database } = test.services;
    await database
      .update(reports)
      .set({ preVisitors: 1_000 })
      .where(eq(reports.url, `${site.origin}/join`));
    const join = { url: `${site.origin}/join`, isOwnScore: true };
    const [first] = (await call('GET', `/${id}/pages`)).json().pages;
    expect(first).toMatchObject({ ...join, visits: 1_000 });
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const csv = [
      'page,day,visits,conversions',
      ...[9, 8, 7, 6, 5, 4, 3].map((ago) => `${join.url},${day(ago)},70,2`),
    ];
    const measured = await test.app.inject({
      method: 'POST',
      url: '/api/measuring/csv',
      headers,
      payload: { csv: csv.join('\n') },
    });
    expect(measured.statusCode).toBe(200);
    const [again] = (await call('GET', `/${id}/pages`)).json().pages;
    expect(again).toMatchObject({ ...join, visits: 28 * 70 });
    const files = unzipSync((await test.app.inject({ url: '/api/account/export', headers })).rawPayload, {
      filter: ({ name }) => name === 'account.json',
    });
    const exported = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    expect(exported.sites).toMatchObject([{ runs: [{ state: 'done', pages: expect.any(Array) }] }]);
    expect(exported.sites[0].runs[0].pages).toHaveLength(60);
  }, 120_000);

  it('has another page stand in for one that can’t be analyzed', async () => {
    const { call, read, until } = callsOf(await signedInAs(test, { plan: 'pro' }));
    const { id } = (await call('POST', '', { url: site.origin, limits: FAST })).json();
    await until(id, 'planned');
    const { database } = test.services;
    const [products] = (await read(id)).templates;
    if (products === undefined) throw new Error('No template');
    const ofProducts = eq(sitePages.templateId, products.id);
    const [typical] = await database
      .select({ id: sitePages.id })
      .from(sitePages)
      .where(and(ofProducts, eq(sitePages.typical, 0)));
    if (typical === undefined) throw new Error('No page');
    await database
      .update(sitePages)
      .set({ address: `${site.origin}/fail/unreachable` })
      .where(eq(sitePages.id, typical.id));
    await call('POST', `/${id}/analyze`, { template: products.id });
    await until(id, 'done');
    const { representatives } = (await read(id)).templates[0] ?? { representatives: [] };
    expect(representatives).toMatchObject([{ state: 'done' }]);
    expect(representatives[0]?.pageId).not.toBe(typical.id);
  }, 120_000);
});

describe('reading a site', () => {
  let test: TestApp;
  const open: FixtureSite[] = [];
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, {
      environment: { ALLOW_PRIVATE_TARGETS: '127.0.0.1', RATE_LIMIT_FACTOR: '1000' },
    });
  });
  afterAll(async () => {
    await test.close();
    for (const site of open) await site.close();
  });

  async function plan(options: Parameters<typeof startFixtureSite>[0], limits: object = {}): Promise<Site> {
    const fixture = await startFixtureSite(options);
    open.push(fixture);
    const headers = await signedInAs(test, { plan: 'pro' });
    const added = await test.app.inject({
      method: 'POST',
      url: '/api/sites',
      headers,
      payload: { url: fixture.origin, limits: { ...FAST, ...limits } },
    });
    const read = async (): Promise<Site> =>
      (await test.app.inject({ url: `/api/sites/${added.json().id}`, headers })).json();
    await expect.poll(async () => (await read()).run.state, WAIT).not.toBe('planning');
    return read();
  }

  it('follows links where there is no sitemap', async () => {
    const { run, templates } = await plan({ pages: 40, hasSitemap: false });
    expect(run).toMatchObject({ source: 'links', state: 'planned' });
    expect(run.read).toBeGreaterThan(20);
    expect(templates).toHaveLength(6);
  }, 120_000);

  it('stays within its limits, and says so', async () => {
    const { run } = await plan({ pages: 40, hasSitemap: false }, { reads: 4, pages: 12 });
    expect(run.read + run.failed).toBeLessThanOrEqual(4);
    expect(run.pages).toBeLessThanOrEqual(12);
    expect(run.notes).toEqual(expect.arrayContaining(['read_limit', 'page_limit']));
  }, 120_000);

  it('leaves closed pages alone', async () => {
    const { run } = await plan({ pages: 40, robots: 'User-agent: *\nDisallow: /blog', hasSitemap: false });
    expect(run.notes).toContain('robots');
    expect(run.closed).toBeGreaterThan(0);
    expect(open.at(-1)?.requested.filter((path) => path.startsWith('/blog'))).toEqual([]);
  }, 120_000);

  it.each([
    ['robots', { robots: 'User-agent: *\nDisallow: /' }],
    [
      'robots_unreadable',
      {
        answer: (
          path: string,
          response: Parameters<NonNullable<Parameters<typeof startFixtureSite>[0]['answer']>>[1],
        ) => path === '/robots.txt' && Boolean(response.writeHead(503).end()),
      },
    ],
    [
      'other_site',
      {
        answer: (
          path: string,
          response: Parameters<NonNullable<Parameters<typeof startFixtureSite>[0]['answer']>>[1],
        ) => path === '/' && Boolean(response.writeHead(302, { location: 'http://169.254.169.254/' }).end()),
      },
    ],
  ])(
    'ends with %s where it must not go on',
    async (failure, options) => {
      const { run } = await plan({ pages: 20, ...options });
      expect(run).toMatchObject({ state: 'failed', failure });
    },
    60_000,
  );

  it('refuses private targets before a packet is sent', async () => {
    const headers = await signedInAs(test, { plan: 'pro' });
    const payload = { url: 'http://10.0.0.1/' };
    const { id } = (await test.app.inject({ method: 'POST', url: '/api/sites', headers, payload })).json();
    const read = async () => (await test.app.inject({ url: `/api/sites/${id}`, headers })).json().run;
    await expect.poll(async () => (await read()).failure, WAIT).toBe('refused');
  }, 60_000);

  it('ignores foreign and private addresses in sitemaps, and never declares entities', async () => {
    const { run } = await plan({
      pages: 20,
      answer(path, response) {
        if (path !== '/sitemap-index.xml') return false;
        const urls = ['http://169.254.169.254/a', 'https://other.test/', 'file:///etc/passwd', '/about'];
        response.end(
          `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}<sitemap><loc>http://10.0.0.1/s.xml</loc></sitemap></urlset>`,
        );
        return true;
      },
    });
    expect(run).toMatchObject({ state: 'planned', source: 'sitemap', failed: 0 });
  }, 60_000);
});
