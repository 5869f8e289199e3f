import type { ServerResponse } from 'node:http';
import { DEFAULT_SITE_LIMITS, type SiteLimits } from '@liftmark/contract/sites';
import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { DEFAULT_POLICY } from '@liftmark/engine/capture/egress/policy';
import { type FixtureSite, startFixtureSite } from '@liftmark/engine/fixtures/site';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sitePages, siteRuns, sites } from '../../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../../testing/test-app.ts';
import { EMBEDDED } from '../../../testing/test-database.ts';
import { setAccess } from '../../page-access/manage-access.ts';
import { planSite } from './plan-site.ts';

const PATH = '/products/kettle-no-3';

describe('planning a site', () => {
  let test: TestApp;
  const open: FixtureSite[] = [];
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false });
  });
  afterEach(async () => {
    for (const site of open.splice(0)) await site.close();
  });
  afterAll(() => test.close());

  /** A run on a small shop, which goes on by one turn at a time. */
  async function start(
    options: Partial<Parameters<typeof startFixtureSite>[0]>,
    limits: Partial<SiteLimits> = {},
  ) {
    const { database } = test.services;
    const fixture = await startFixtureSite({ pages: 12, ...options });
    open.push(fixture);
    const { cookie } = await signedInAs(test, { plan: 'pro' });
    const { id: workspaceId } = (
      await test.app.inject({ url: '/api/auth/user', headers: { cookie } })
    ).json();
    const place = { workspaceId, url: `${fixture.origin}/`, host: fixture.host };
    const [site] = await database.insert(sites).values(place).returning();
    const values = {
      siteId: site?.id ?? '',
      limits: { ...DEFAULT_SITE_LIMITS, requestsPerSecond: 20, ...limits },
    };
    const [run] = await database.insert(siteRuns).values(values).returning();
    const runId = run?.id ?? '';
    const read = async () => {
      const [row] = await database.select().from(siteRuns).where(eq(siteRuns.id, runId));
      if (row === undefined) throw new Error('No run');
      return row;
    };
    const worker = {
      ...test.services,
      guard: createEgressGuard({ ...DEFAULT_POLICY, allowPrivate: [fixture.host] }),
      log: pino({ level: 'silent' }),
    };
    const goOn = async () => {
      const { signal } = new AbortController();
      await planSite(worker, { runId, turn: (await read()).turn }, { signal, isLast: true });
      return read();
    };
    const untilPlanned = async () => {
      for (let run = await read(); run.state === 'planning'; run = await goOn())
        await database.update(siteRuns).set({ dueAt: null }).where(eq(siteRuns.id, runId));
      return read();
    };
    const pageAt = async (path: string) => {
      const pages = await database.select().from(sitePages).where(eq(sitePages.runId, runId));
      return pages.find(({ address }) => address === `${fixture.origin}${path}`);
    };
    return { runId, workspaceId, url: place.url, requested: fixture.requested, goOn, untilPlanned, pageAt };
  }

  const secondsFromNow = (moment: Date | null) => ((moment?.getTime() ?? 0) - Date.now()) / 1_000;

  it('leaves a busy site alone as long as it asks, then reads the page', async () => {
    let isBusy = true;
    const { runId, requested, goOn, untilPlanned, pageAt } = await start({
      answer: (path, response) =>
        path === PATH && isBusy && Boolean(response.writeHead(429, { 'retry-after': '120' }).end()),
    });
    const run = await goOn();
    expect(run).toMatchObject({ state: 'planning', turn: 1, slowness: 2 });
    expect(run.notes).toContain('slow_site');
    expect(secondsFromNow(run.dueAt)).toBeGreaterThan(100);
    expect(await pageAt(PATH)).toMatchObject({ state: 'known', refusals: 1 });
    const { rows } = await test.services.database.execute<{ delay: number }>(sql`
      select extract(epoch from start_after - created_on)::int as delay from pgboss.job
      where name = 'site-plan' and data->>'runId' = ${runId}`);
    expect(rows).toEqual([{ delay: expect.closeTo(120, -1) }]);
    // A wait counts as time spent.
    expect(run.spentMs).toBeGreaterThan(100_000);
    const asked = requested.length;
    expect(await goOn()).toMatchObject({ turn: 2 });
    expect(requested).toHaveLength(asked);
    isBusy = false;
    const planned = await untilPlanned();
    expect(planned).toMatchObject({ state: 'planned', slowness: 2 });
    expect(await pageAt(PATH)).toMatchObject({ state: 'read' });
  });

  it('follows originals and redirects, but none to where robots.txt closes', async () => {
    const copy = '/products/kettle-no-1';
    const original = '/about';
    const moved = '/products/kettle-no-2';
    const { requested, untilPlanned, pageAt } = await start({
      robots: 'User-agent: *\nDisallow: /private',
      answer: (path, response) => {
        if (path === PATH) response.writeHead(301, { location: '/private' }).end();
        else if (path === moved) response.writeHead(301, { location: original }).end();
        else if (path === copy)
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end(`<link rel="canonical" href="${original}"><h1>Kettle</h1>`);
        else return false;
        return true;
      },
    });
    expect(await untilPlanned()).toMatchObject({ state: 'planned', failure: null });
    expect(await pageAt(copy)).toMatchObject({ state: 'copy' });
    expect(await pageAt(moved)).toMatchObject({ state: 'copy' });
    expect(await pageAt(PATH)).toMatchObject({ state: 'failed' });
    expect(requested).not.toContain('/private');
  });

  it('gives up a page that its site is never free to show', async () => {
    const { requested, untilPlanned, pageAt } = await start({
      answer: (path, response) =>
        path === PATH && Boolean(response.writeHead(503, { 'retry-after': '0' }).end()),
    });
    expect(await untilPlanned()).toMatchObject({ state: 'planned', slowness: 8 });
    expect(await pageAt(PATH)).toMatchObject({ state: 'failed', refusals: 3 });
    expect(requested.filter((path) => path === PATH)).toHaveLength(3);
  });

  it('waits as long as robots.txt says, however long that is', async () => {
    const { requested, goOn } = await start({ robots: 'User-agent: *\nCrawl-delay: 60', hasSitemap: false });
    const run = await goOn();
    expect(requested).toEqual(['/robots.txt', '/']);
    expect(secondsFromNow(run.dueAt)).toBeGreaterThan(50);
  });

  it.each([
    [401, 'auth_required'],
    [403, 'blocked_by_site'],
    [429, 'blocked_by_site'],
    [404, 'http_status'],
    [500, 'http_status'],
  ])('says why a site that answers %d can’t be read', async (status, failure) => {
    const { goOn } = await start({
      answer: (path, response) => path === '/' && Boolean(response.writeHead(status).end()),
    });
    expect(await goOn()).toMatchObject({ state: 'failed', failure });
  });

  it('reads pages with the access that its workspace keeps, and stores nothing of it', async () => {
    const secret = 'the-preview-secret';
    const answer = (path: string, response: ServerResponse) => {
      const given = response.req.headers['x-preview'];
      if (path !== '/robots.txt' && given !== secret) response.writeHead(401).end();
      else if (path === '/about')
        response.setHeader('content-type', 'text/html').end(`<title>By ${given}</title>`);
      return response.writableEnded;
    };
    const { url, workspaceId, untilPlanned, pageAt } = await start({ answer });
    const change = { workspaceId, userId: workspaceId, requestId: 'r' };
    await setAccess(test.services, change, url, { headers: { 'X-Preview': secret } });
    expect(await untilPlanned()).toMatchObject({ state: 'planned', failure: null });
    expect(await pageAt('/about')).toMatchObject({ state: 'read', title: 'By •••' });
  });

  it('ends where the wait would be longer than its limit', async () => {
    const robots = 'User-agent: *\nCrawl-delay: 300';
    const { goOn } = await start({ robots, hasSitemap: false }, { minutes: 1 });
    expect(await goOn()).toMatchObject({ state: 'planned', notes: ['slow_robots', 'time_limit'] });
  });
});
