import type { LinkRequest, ShareLink } from '@liftmark/contract/share-links';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareLinks } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { createTestKey } from '../../testing/test-keys.ts';
import { createTestTeam, inside, newPerson } from '../../testing/test-team.ts';
import { putTrial, TRIAL_PICTURE } from '../../testing/test-trial.ts';
import { text } from '../links/text.ts';

type Headers = Record<string, string>;

/** A database is made, and a document is drawn. */
const SLOW_MS = 300_000;
const PASSWORD = 'a long kettle';

describe('links to a report', () => {
  let test: TestApp;
  let pro: Headers;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    pro = await signedInAs(test, { plan: 'pro' });
    id = await reportOf(pro);
  }, SLOW_MS);
  afterAll(() => test.close());

  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    headers: Headers = {},
    payload?: object,
  ) => test.app.inject({ method, url, headers, ...(payload && { payload }) });
  const get = (url: string, headers: Headers = {}) => send('GET', url, headers);

  async function reportOf(headers: Headers): Promise<string> {
    const made = await send('POST', '/api/analyze/url', headers, { url: 'https://shop.test/linked' });
    return made.json().reportId;
  }

  async function makeLink(
    request: LinkRequest,
    headers = pro,
    of = id,
  ): Promise<ShareLink & { token: string }> {
    const link = (await send('POST', `/api/reports/${of}/links`, headers, request)).json();
    return { ...link, token: link.url.split('/').at(-1) };
  }

  const answerOf = ({ statusCode, body }: { statusCode: number; body: string }) => ({
    statusCode,
    body: body.replace(/"requestId":"[^"]+"/, ''),
  });

  it('carries its token in place of everything that leads to the report without it', async () => {
    const { token } = await makeLink({ shows: 'tasks' });
    expect(token).toMatch(/^s-[\w-]{22}$/);
    await putTrial(test, id);
    const answers = await Promise.all(
      ['', '/diagnoses', '/fixes?format=json', '/trials', '/ticks'].map((part) =>
        get(`/api/reports/${token}${part}`),
      ),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body + JSON.stringify(answer.headers)).not.toContain(id);
    }
    const view = answers[0]?.json();
    expect(view).toMatchObject({ secureId: token, isOwner: false, linkShows: 'tasks' });
    expect(view.screenshots.desktop).toBe(`/api/reports/${token}/screenshots/desktop`);
    expect((await get(view.screenshots.desktop)).statusCode).toBe(200);
    expect((await get(`/api/reports/${token}/trials/${TRIAL_PICTURE}`)).statusCode).toBe(200);
    // Members read it as everyone else does.
    expect((await get(`/api/reports/${token}`, pro)).json().isOwner).toBe(false);
  });

  it('only shows: nothing is changed or passed on with it', async () => {
    const { token } = await makeLink({ shows: 'tasks' });
    for (const [method, part, payload] of [
      ['POST', 'share', undefined],
      ['POST', 'rating', { rating: 5 }],
      ['PUT', 'ticks', { item: 'plan-1', ticked: true }],
      ['POST', 'links', { shows: 'full' }],
      ['POST', 'email', { email: 'client@shop.test' }],
      ['POST', 'reanalyze', undefined],
      ['GET', 'links', undefined],
    ] as const) {
      const { statusCode, body } = await send(method, `/api/reports/${token}/${part}`, pro, payload);
      expect([part, statusCode]).toEqual([part, 404]);
      expect(body).not.toContain(id);
    }
    expect((await send('DELETE', `/api/reports/${token}`, pro)).statusCode).toBe(404);
    const key = await createTestKey(test, pro as { cookie: string });
    const program = await get(`/api/v1/reports/${token}`, { authorization: `Bearer ${key.key}` });
    expect(program.statusCode).toBe(404);
  });

  it('shows a summary without evidence, advice, trials and fixes, also to readers with Pro', async () => {
    const { token } = await makeLink({ shows: 'summary' });
    await putTrial(test, id);
    for (const reader of [{}, pro]) {
      const answer = await get(`/api/reports/${token}`, reader);
      expect(answer.body).not.toMatch(/secret/);
      const { analysisResults, changes, screenshots } = answer.json();
      expect(analysisResults).toMatchObject({ locked: true, actionPlan: [], facts: {}, sources: {} });
      expect(analysisResults.overall.percent).toBe(70);
      expect(analysisResults.trials).toBeUndefined();
      expect([changes, screenshots]).toEqual([null, { desktop: null, mobile: null }]);
      expect((await get(`/api/reports/${token}/diagnoses`, reader)).body).not.toMatch(/secret/);
      for (const part of [
        'fixes?format=json',
        'trials',
        'screenshots/desktop',
        `trials/${TRIAL_PICTURE}`,
        'differences/0/yours',
      ])
        expect([part, (await get(`/api/reports/${token}/${part}`, reader)).statusCode]).toEqual([part, 404]);
    }
    const question = { question: 'What is first?', analysisData: { reportId: token } };
    expect((await send('POST', '/api/analyze/question', pro, question)).statusCode).toBe(404);
  });

  it('leaves the action plan and the checkmarks to links with tasks', async () => {
    await send('PUT', `/api/reports/${id}/ticks`, pro, { item: 'plan-1', ticked: true });
    const { token: full } = await makeLink({ shows: 'full' });
    const { token: tasks } = await makeLink({ shows: 'tasks' });
    const withoutTasks = (await get(`/api/reports/${full}`)).json();
    expect([withoutTasks.ticks, withoutTasks.analysisResults.actionPlan]).toEqual([[], []]);
    expect(withoutTasks.analysisResults.recommendations[3].description).toBe('secret description of d');
    const withTasks = (await get(`/api/reports/${tasks}`)).json();
    expect(withTasks.ticks).toEqual(['plan-1']);
    expect(withTasks.analysisResults.actionPlan).toHaveLength(4);
  });

  it('answers the same for expired, revoked, deleted and unknown links', async () => {
    const expired = await makeLink({ shows: 'full', password: PASSWORD });
    await test.services.database
      .update(shareLinks)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(shareLinks.id, expired.id));
    const revoked = await makeLink({ shows: 'full' });
    expect((await send('DELETE', `/api/links/${revoked.id}`, pro)).statusCode).toBe(200);
    const other = await reportOf(await signedInAs(test, { plan: 'pro' }));
    const unknown = `s-${'A'.repeat(22)}`;
    for (const part of ['', '/diagnoses', '/pdf', '/screenshots/desktop', '/trials']) {
      const missing = answerOf(await get(`/api/reports/${unknown}${part}`));
      expect(missing.statusCode).toBe(404);
      if (part === '') expect(JSON.parse(missing.body.replace(',}', '}')).message).toBe(text.gone);
      for (const token of [expired.token, revoked.token, `${revoked.token}x`, `s-${other}`])
        expect(answerOf(await get(`/api/reports/${token}${part}`))).toEqual(missing);
    }
    const guess = { password: PASSWORD };
    const missing = answerOf(await send('POST', `/api/links/${unknown}/open`, {}, guess));
    for (const { token } of [expired, revoked])
      expect(answerOf(await send('POST', `/api/links/${token}/open`, {}, guess))).toEqual(missing);
    expect((await get(`/api/reports/${id}/links`, pro)).body).not.toContain(revoked.id);
  });

  it('opens with its password for a browser, until the password changes', async () => {
    const link = await makeLink({ shows: 'full', password: PASSWORD });
    const path = `/api/reports/${link.token}`;
    for (const part of ['', '/pdf', '/diagnoses', '/fixes?format=json']) {
      const locked = await get(`${path}${part}`, pro);
      expect([part, locked.statusCode, locked.json().code]).toEqual([part, 403, 'link_password']);
      expect(locked.body).not.toMatch(/shop\.test|Kettles/);
    }
    expect((await get(`${path}/screenshots/desktop`)).statusCode).toBe(404);
    expect((await get(`/report/${link.token}/card.png`)).statusCode).toBe(404);
    const wrong = await send('POST', `/api/links/${link.token}/open`, {}, { password: 'another kettle' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([403, text.wrong]);
    const opened = await send('POST', `/api/links/${link.token}/open`, {}, { password: PASSWORD });
    const [cookie = ''] = [opened.headers['set-cookie'] ?? []].flat().map(String);
    expect(cookie).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax/);
    const headers = { cookie: cookie.split(';', 1)[0] ?? '' };
    expect((await get(path, headers)).statusCode).toBe(200);
    const other = await makeLink({ shows: 'full', password: PASSWORD });
    const name = (await send('POST', `/api/links/${other.token}/open`, {}, { password: PASSWORD })).cookies[0]
      ?.name;
    // The cookie of one link opens no other.
    const forged = { cookie: `${name}=${headers.cookie.split('=').slice(1).join('=')}` };
    expect((await get(`/api/reports/${other.token}`, forged)).statusCode).toBe(403);
    await send('PUT', `/api/links/${link.id}`, pro, { password: 'a longer kettle' });
    expect((await get(path, headers)).statusCode).toBe(403);
    await send('PUT', `/api/links/${link.id}`, pro, { password: null });
    expect((await get(path)).statusCode).toBe(200);
    const [stored] = await test.services.database
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.id, other.id));
    expect(stored?.passwordHash).not.toContain(PASSWORD);
  });

  it('limits guesses for each link and each address', async () => {
    const link = await makeLink({ shows: 'full', password: PASSWORD });
    const guess = (token: string) =>
      send('POST', `/api/links/${token}/open`, {}, { password: 'another kettle' });
    const statuses: number[] = [];
    for (let each = 0; each < 12; each += 1) statuses.push((await guess(link.token)).statusCode);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
    for (let each = 0; each < 20; each += 1) await guess(`s-${String(each).padStart(22, '0')}`);
    expect((await guess(`s-${'9'.repeat(22)}`)).statusCode).toBe(429);
  });

  it('tries no more passwords than it says, also at once, nor the right one after them', async () => {
    const link = await makeLink({ shows: 'full', password: PASSWORD });
    const guess = (password: string, remoteAddress: string, token = link.token) =>
      test.app.inject({
        method: 'POST',
        url: `/api/links/${token}/open`,
        payload: { password },
        remoteAddress,
      });
    const many = Array.from({ length: 30 }, (_, each) => guess('another kettle', `198.51.100.${each % 10}`));
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const right = await guess(PASSWORD, '198.51.100.99');
    expect([right.statusCode, right.headers['set-cookie']]).toEqual([429, undefined]);
    // One address, link after link.
    const links = await Promise.all([1, 2, 3].map(() => makeLink({ shows: 'full', password: PASSWORD })));
    let answered = 0;
    for (let each = 0; each < 24; each += 1) {
      const { statusCode } = await guess('another kettle', '203.0.113.7', links[each % 3]?.token);
      if (statusCode === 403) answered += 1;
    }
    expect(answered).toBe(20);
  });

  it('takes everything with it when it is revoked or expires, also what a browser has', async () => {
    await putTrial(test, id);
    const headers = { 'if-none-match': '*' };
    const ends: ((link: ShareLink) => Promise<unknown>)[] = [
      (link) => send('DELETE', `/api/links/${link.id}`, pro),
      (link) =>
        test.services.database
          .update(shareLinks)
          .set({ expiresAt: new Date(Date.now() - 1_000) })
          .where(eq(shareLinks.id, link.id)),
    ];
    for (const end of ends) {
      const link = await makeLink({ shows: 'tasks', password: PASSWORD });
      const opened = await test.app.inject({
        method: 'POST',
        url: `/api/links/${link.token}/open`,
        payload: { password: PASSWORD },
        remoteAddress: '192.0.2.1',
      });
      const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
      const parts = [
        '',
        '/diagnoses',
        '/fixes?format=json',
        '/screenshots/desktop',
        '/trials',
        `/trials/${TRIAL_PICTURE}`,
        '/ticks',
        '/branding',
      ];
      for (const part of parts) {
        const answer = await get(`/api/reports/${link.token}${part}`, { cookie });
        expect([part, answer.statusCode]).toEqual([part, 200]);
        expect([part, answer.headers['cache-control']]).toEqual([
          part,
          expect.stringMatching(/no-store|^private, no-cache$/),
        ]);
      }
      await end(link);
      for (const part of [...parts, '/pdf', '/differences/0/yours'])
        expect([
          part,
          (await get(`/api/reports/${link.token}${part}`, { cookie, ...headers })).statusCode,
        ]).toEqual([part, 404]);
      expect((await get(`/report/${link.token}/card.png`, { cookie })).statusCode).toBe(404);
      const page = await get(`/report/${link.token}`, { cookie });
      expect(page.body).not.toMatch(/og:image|shop\.test/);
      const sent = { type: 'copy-optimization', data: { reportId: link.token } };
      const drawn = await send('POST', '/api/reports/download-pdf', { cookie }, sent);
      expect(drawn.statusCode).toBe(401);
    }
  });

  it('needs Pro for a password, and a date in the future', async () => {
    const free = await signedInAs(test, { plan: 'free' });
    const own = await reportOf(free);
    const path = `/api/reports/${own}/links`;
    const refused = await send('POST', path, free, { shows: 'full', password: PASSWORD });
    expect([refused.statusCode, refused.json().message]).toEqual([403, text.pro]);
    const past = await send('POST', path, free, { shows: 'full', expiresAt: '2020-01-01T00:00:00.000Z' });
    expect([past.statusCode, past.json().fields]).toEqual([400, { expiresAt: text.past }]);
    const { token } = await makeLink({ shows: 'full', expiresAt: '2099-01-01T00:00:00.000Z' }, free, own);
    expect((await get(`/api/reports/${token}`)).json().analysisResults.locked).toBe(true);
  });

  it('counts visits of strangers once in half an hour, and none of members', async () => {
    const link = await makeLink({ shows: 'full' });
    const path = `/api/reports/${link.token}`;
    await get(path, pro);
    await get(path);
    await get(path);
    await test.app.inject({ url: path, remoteAddress: '198.51.100.7' });
    const [listed] = (await get(`/api/reports/${id}/links`, pro)).json();
    expect(listed).toMatchObject({ id: link.id, views: 2 });
    expect(listed.lastViewedAt).not.toBeNull();
  });

  it('ends with the membership of the person who made it', async () => {
    const [owner, member] = [await newPerson(test), await newPerson(test)];
    const team = await createTestTeam(test, { owner, editor: member });
    const made = await send('POST', '/api/analyze/url', inside(member, team), {
      url: 'https://shop.test/team',
    });
    const of = made.json().reportId;
    const link = await makeLink({ shows: 'full' }, inside(member, team), of);
    const kept = await makeLink({ shows: 'full' }, inside(owner, team), of);
    await send('DELETE', `/api/workspaces/${team}/members/${member.id}`, { cookie: owner.cookie });
    expect((await get(`/api/reports/${link.token}`)).statusCode).toBe(404);
    expect((await get(`/api/reports/${kept.token}`)).statusCode).toBe(200);
  });

  it('has no picture of the page in the preview of a summary', { timeout: SLOW_MS }, async () => {
    const cards = await Promise.all(
      (['full', 'summary'] as const).map(async (shows) => {
        const { token } = await makeLink({ shows });
        const card = await get(`/report/${token}/card.png`);
        expect(card.statusCode).toBe(200);
        // The page's picture, or the middle of what has its place.
        const place = { left: 740, top: 80, width: 380, height: 450 };
        return sharp(card.rawPayload).extract(place).removeAlpha().toColorspace('b-w').raw().toBuffer();
      }),
    );
    const [full, summary] = cards.map((place) => place.every((value) => value === 255));
    expect([full, summary]).toEqual([false, true]);
  });

  it('has documents of its own, with its own address', { timeout: SLOW_MS }, async () => {
    const { token } = await makeLink({ shows: 'full' });
    const pdf = await get(`/api/reports/${token}/pdf`);
    expect(pdf.statusCode).toBe(200);
    const content = pdf.rawPayload.toString('latin1');
    expect(content).toContain(`/report/${token}`);
    expect(content).not.toContain(id);
  });
});
