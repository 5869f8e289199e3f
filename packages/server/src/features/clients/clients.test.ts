import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
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
});
