import type { Client } from '@liftmark/contract/clients';
import type { SiteReport } from '@liftmark/contract/sites';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteRuns, sites } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { putSite } from '../../testing/test-site.ts';
import { text as linkText } from '../links/text.ts';

type Headers = Record<string, string>;

/** A database is made. */
const SLOW_MS = 300_000;

describe('clients of a workspace', () => {
  let test: TestApp;
  let pro: Headers;
  let clientId: string;
  let first: string;
  let second: string;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    pro = await signedInAs(test, { plan: 'pro' });
    first = await reportOf('first');
    second = await reportOf('second');
    clientId = (await send('POST', '/api/clients', pro, { name: 'Kettle House' })).json().id;
    expect((await assign(first, clientId)).statusCode).toBe(200);
  }, SLOW_MS);
  afterAll(() => test.close());

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    headers: Headers = {},
    payload?: object,
  ) => test.app.inject({ method, url, headers, ...(payload && { payload }) });
  const get = (url: string, headers: Headers = {}) => send('GET', url, headers);
  const assign = (id: string, client: string | null, headers = pro) =>
    send('PUT', `/api/reports/${id}/client`, headers, { clientId: client });
  async function reportOf(path: string, headers: Headers = pro): Promise<string> {
    const payload = { url: `https://shop.test/${path}` };
    const made = await send('POST', '/api/analyze/url', headers, payload);
    expect([made.statusCode, made.json().code]).toEqual([200, undefined]);
    return made.json().reportId;
  }
  async function linkOf(body: object): Promise<{ id: string; token: string }> {
    const { id, url } = (await send('POST', `/api/clients/${clientId}/links`, pro, body)).json();
    expect(url).toContain('/shared/s-');
    return { id, token: url.split('/').at(-1) };
  }
  const pagesOf = async (client: string) =>
    (await get(`/api/dashboard/pages?client=${client}`, pro))
      .json()
      .pages.map(({ url }: { url: string }) => new URL(url).pathname);

  it('has each page in at most one, and filters the dashboard by it', async () => {
    const other = (await send('POST', '/api/clients', pro, { name: 'Teapots' })).json().id;
    expect(await pagesOf(clientId)).toEqual(['/first']);
    expect(await pagesOf('none')).toEqual(['/second']);
    await assign(second, clientId);
    await assign(second, other);
    expect([await pagesOf(clientId), await pagesOf(other)]).toEqual([['/first'], ['/second']]);
    expect((await get('/api/clients', pro)).json()).toMatchObject([
      { name: 'Kettle House', pages: 1 },
      { name: 'Teapots', pages: 1 },
    ]);
    const taken = await send('PUT', `/api/clients/${other}`, pro, { name: 'Kettle House' });
    expect(taken.statusCode).toBe(409);
    expect((await send('DELETE', `/api/clients/${other}`, pro)).statusCode).toBe(200);
    expect(await pagesOf('none')).toEqual(['/second']);
  });

  it('can’t be given a page of another workspace, nor one take a page of it', async () => {
    const stranger = await signedInAs(test, { plan: 'pro' });
    const own = await reportOf('foreign', stranger);
    const none = '00000000-0000-4000-8000-000000000000';
    const [foreign, missing] = [await assign(own, clientId, stranger), await assign(own, none, stranger)];
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, missing.json().message]);
    expect((await assign(first, clientId, stranger)).statusCode).toBe(404);
  });

  it('shows all its pages by a link, and their reports within what the link shows', async () => {
    const { token } = await linkOf({ shows: 'summary' });
    const answer = await get(`/api/shared/${token}`);
    expect(answer.body).not.toContain(first);
    const { name, pages } = answer.json();
    expect([name, pages.length, pages[0].open]).toEqual(['Kettle House', 1, []]);
    expect(pages[0]).toMatchObject({ url: 'https://shop.test/first', scorePercent: 70 });
    const report = await get(`/api/reports/${pages[0].address}`);
    expect(report.json()).toMatchObject({ secureId: pages[0].address, linkShows: 'summary' });
    expect(report.body).not.toMatch(/secret/);
    // Neither a report beyond the client, nor a token that leads to a client alone, nor one report’s link for others.
    const address = pages[0].address.split('.')[1];
    for (const wrong of [token, `${token}.${'0'.repeat(32)}`, `s-${'A'.repeat(22)}.${address}`])
      expect((await get(`/api/reports/${wrong}`)).json().message).toBe(linkText.gone);
    await assign(first, null);
    expect((await get(`/api/reports/${pages[0].address}`)).statusCode).toBe(404);
    await assign(first, clientId);
  });

  it('shows what is left to do with tasks, and asks for the password of a link', async () => {
    const { token: tasks } = await linkOf({ shows: 'tasks' });
    await send('PUT', `/api/reports/${first}/ticks`, pro, { item: 'recommendation-a', ticked: true });
    expect((await get(`/api/shared/${tasks}`)).json().pages[0].open).toEqual([
      'Change b',
      'Change c',
      'Change d',
    ]);
    const { id, token } = await linkOf({ shows: 'full', password: 'a long kettle' });
    const locked = await get(`/api/shared/${token}`);
    expect([locked.statusCode, locked.json().code]).toEqual([403, 'link_password']);
    const opened = await send('POST', `/api/links/${token}/open`, {}, { password: 'a long kettle' });
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    const { pages } = (await get(`/api/shared/${token}`, { cookie })).json();
    expect((await get(`/api/reports/${pages[0].address}`, { cookie })).statusCode).toBe(200);
    expect((await get(`/api/reports/${pages[0].address}`)).statusCode).toBe(403);
    await send('DELETE', `/api/links/${id}`, pro);
    expect((await get(`/api/shared/${token}`, { cookie })).json().message).toBe(linkText.gone);
  });

  describe('with a site', () => {
    let agency: Headers & { cookie: string };
    let site: string;
    let client: string;
    const put = (path: string, id: string | null) => send('PUT', path, agency, { clientId: id });
    const read = async (path: string) => (await get(path, agency)).json();
    beforeAll(async () => {
      agency = await signedInAs(test, { plan: 'pro' });
      for (const path of ['home', 'pricing']) await reportOf(path, agency);
      await send('POST', '/api/analyze/url', agency, { url: 'https://www.pots.test/' });
      site = await putSite(test, agency, 'done');
      const { database } = test.services;
      await database.update(sites).set({ host: 'shop.test' }).where(eq(sites.id, site));
      const report = { score: 64, leaks: [{ title: 'Show the price' }], changes: null, journeys: [] };
      await database
        .update(siteRuns)
        .set({ report: report as unknown as SiteReport })
        .where(eq(siteRuns.siteId, site));
      client = (await send('POST', '/api/clients', agency, { name: 'Shop' })).json().id;
      expect((await put(`/api/sites/${site}/client`, client)).statusCode).toBe(200);
    }, SLOW_MS);

    it('has the pages of the site, except those with a client of their own', async () => {
      const other = (await send('POST', '/api/clients', agency, { name: 'Other' })).json().id;
      const figures = async () =>
        (await read('/api/clients')).map(({ name, sites, pages }: Client) => [name, sites, pages]);
      expect(await figures()).toEqual([
        ['Other', 0, 0],
        ['Shop', 1, 2],
      ]);
      const { pages } = await read(`/api/dashboard/pages?client=${client}`);
      const [page] = pages;
      expect(page).toMatchObject({ clientId: client, siteClientId: client });
      await put(`/api/reports/${page.secureId}/client`, other);
      expect(await figures()).toEqual([
        ['Other', 0, 1],
        ['Shop', 1, 1],
      ]);
      await put(`/api/reports/${page.secureId}/client`, null);
      expect((await read(`/api/dashboard/pages?client=${client}`)).total).toBe(2);
      await send('DELETE', `/api/clients/${other}`, agency);
    });

    it('is what every part of the dashboard and of the work can be narrowed to', async () => {
      const month = new Date().toISOString().slice(0, 7);
      for (const [scope, pages] of [
        ['', 3],
        [`client=${client}`, 2],
        [`site=${site}`, 2],
        ['client=none', 1],
        [`client=none&site=${site}`, 0],
      ] as const) {
        const stats = await read(`/api/dashboard/stats?${scope}`);
        const summary = await read(`/api/months/${month}?${scope}`);
        const activity = await read(`/api/activity?${scope}`);
        const exported = await read(`/api/dashboard/pages.json?${scope}`);
        expect([
          scope,
          stats.pagesAnalyzed,
          stats.analyses,
          summary.pages.length,
          activity.entries.length,
          exported.pages.length,
        ]).toEqual([scope, pages, pages, pages, pages, pages]);
        expect(await read(`/api/months/${month}/export.json?${scope}`)).toEqual(summary);
        for (const path of [`/api/months/${month}/export.csv`, '/api/activity.csv'])
          expect((await get(`${path}?${scope}`, agency)).body.trim().split('\r\n')).toHaveLength(pages + 1);
      }
      expect((await read(`/api/months/${month}?client=${client}`)).scope).toBe('Shop');
      for (const path of ['dashboard/pages', 'dashboard/stats', 'activity', 'tasks', `months/${month}`])
        expect([path, (await get(`/api/${path}?client=${clientId}`, agency)).statusCode]).toEqual([
          path,
          404,
        ]);
    });

    it('shows the site and its progress by a link, and reports of its pages', async () => {
      const path = `/api/clients/${client}/links`;
      const { url } = (await send('POST', path, agency, { shows: 'tasks' })).json();
      const { sites: shown, pages } = (await get(`/api/shared/${url.split('/').at(-1)}`)).json();
      expect(shown).toMatchObject([
        { host: 'shop.test', score: 64, pages: 2, templates: 1, done: [], open: ['Show the price'] },
      ]);
      expect(shown[0].history).toMatchObject([{ scorePercent: 64 }]);
      expect(pages).toHaveLength(2);
      expect((await get(`/api/reports/${pages[0].address}`)).statusCode).toBe(200);
      await put(`/api/sites/${site}/client`, null);
      expect((await get(`/api/reports/${pages[0].address}`)).statusCode).toBe(404);
      await put(`/api/sites/${site}/client`, client);
    });

    it('can’t take a site of others, nor give one to a client of others', async () => {
      expect((await put(`/api/sites/${site}/client`, clientId)).statusCode).toBe(404);
      const taken = await send('PUT', `/api/sites/${site}/client`, pro, { clientId });
      expect(taken.statusCode).toBe(404);
    });

    it('leaves its site behind when it’s deleted', async () => {
      await send('DELETE', `/api/clients/${client}`, agency);
      expect((await read('/api/sites')).sites).toMatchObject([{ host: 'shop.test', clientId: null }]);
    });
  });
});
