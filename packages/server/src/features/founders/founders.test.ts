import { setTimeout as sleep } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, browserRestarts, feedback, subscriptions, users } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('the founders’ calls', () => {
  let test: TestApp;
  let founder: { cookie: string };
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    founder = await signedInAs(test, { plan: 'founder' });
  });
  afterAll(() => test.close());

  const get = async (path: string) => {
    const answer = await test.app.inject({ url: `/api/founders/${path}`, headers: founder });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body,
      json: () => answer.json(),
    };
  };
  const put = async (path: string, payload: object) => {
    const url = `/api/founders/${path}`;
    const answer = await test.app.inject({ method: 'PUT', url, payload, headers: founder });
    return { status: answer.statusCode, body: answer.json() };
  };
  async function newUser(email: string): Promise<string> {
    await test.createUser({ email, firstName: 'Ida', lastName: 'Kettle' });
    const [user] = await test.services.database.select().from(users).where(eq(users.email, email));
    return user?.id ?? '';
  }

  it.each([
    'analytics?range=24h',
    'analytics?range=90d',
    'feedback',
    'revenue?range=30d',
    'health?range=24h',
    'health?range=7d',
    'users?range=7d',
    'all-users?search=x&sort=reports&order=asc',
    'trial-users',
    'payment-users',
    'all-feedback?type=bug&status=open&sort=priority&search=x',
    'audit?action=pro_granted&search=x',
  ])('%s answers on an empty installation', async (path) => {
    const { status, body, headers } = await get(path);
    expect([status, status === 200 ? '' : body, headers['cache-control']]).toEqual([200, '', 'no-store']);
  });

  it.each(['analytics?range=1y', 'all-users?page=0', 'all-users?sort=password', 'all-feedback?type=praise'])(
    'refuses %s',
    async (path) => expect((await get(path)).status).toBe(400),
  );

  describe('the lists of accounts', () => {
    beforeAll(async () => {
      for (let count = 0; count < 30; count += 1) {
        const createdAt = new Date(Date.now() - 20 * DAY_MS - count * 1000);
        await test.services.database
          .insert(users)
          .values({ email: `person-${String(count).padStart(2, '0')}@paged.test`, createdAt });
      }
      await test.services.database
        .insert(users)
        .values([
          { email: 'trial@listed.test', subscriptionStatus: 'trialing', stripeCustomerId: 'cus_1' },
          { email: 'leaving@listed.test', subscriptionStatus: 'active', stripeCustomerId: 'cus_2' },
          { email: 'rights@listed.test', stripeCustomerId: 'master_access' },
          { email: 'per%cent@listed.test' },
        ]);
    });
    const emails = async (path: string) =>
      (await get(path)).json().users.map(({ email }: { email: string }) => email);

    it('are paged, newest first', async () => {
      const first = (await get('all-users?search=paged.test')).json();
      expect([first.total, first.users.length, first.users[0].email]).toEqual([
        30,
        25,
        'person-00@paged.test',
      ]);
      expect(await emails('all-users?search=PAGED.test&page=2')).toHaveLength(5);
    });

    it('are sorted and searched, also for what a pattern would mean', async () => {
      expect((await emails('all-users?search=paged&sort=email&order=desc'))[0]).toBe('person-29@paged.test');
      expect(await emails('all-users?search=%25')).toEqual(['per%cent@listed.test']);
      expect(await emails('all-users?search=_')).toEqual([]);
    });

    it('hold who is in a trial, who has a card, and who came within the range', async () => {
      expect(await emails('trial-users')).toEqual(['trial@listed.test']);
      expect((await emails('payment-users')).sort()).toEqual(['leaving@listed.test', 'trial@listed.test']);
      expect(await emails('users?range=7d&search=paged')).toEqual([]);
      expect(await emails('users?range=30d&search=paged&page=2')).toHaveLength(5);
    });

    it('say when a plan ends that was cancelled', async () => {
      const endsAt = new Date(Date.now() + 3 * DAY_MS);
      const plan = {
        planType: 'monthly',
        status: 'trialing',
        cancelsAtPeriodEnd: true,
        proUntil: endsAt,
      } as const;
      const endOf = async (email: string, id: string, values: object) => {
        const [user] = await test.services.database.select().from(users).where(eq(users.email, email));
        const row = { id, workspaceId: user?.id ?? '', customerId: id, ...plan, ...values };
        await test.services.database.insert(subscriptions).values(row);
        return (await get(`all-users?search=${email}`)).json().users[0];
      };
      const trial = await endOf('trial@listed.test', 'sub_1', {});
      expect(trial).toMatchObject({ subscriptionStatus: 'trialing', endsAt: endsAt.toISOString() });
      const staying = await endOf('leaving@listed.test', 'sub_2', { cancelsAtPeriodEnd: false });
      expect(staying.endsAt).toBeNull();
      const over = await endOf('leaving@listed.test', 'sub_3', {
        status: 'canceled',
        proUntil: new Date(Date.now() - DAY_MS),
        createdAt: new Date(Date.now() + DAY_MS),
      });
      expect(over.endsAt).toBeNull();
    });

    it('mark founders', async () => {
      const { users: found } = (await get('all-users?search=founder@')).json();
      expect(found).toMatchObject([{ isFounder: true, isPro: false, reports: 0, planType: null }]);
    });
  });

  describe('giving Pro', () => {
    const until = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);

    it('holds until the end of the day, is noted with its reason, and is taken back', async () => {
      const id = await newUser('gift@shop.test');
      const given = await put(`users/${id}/pro`, { until, reason: 'Helped us test' });
      expect(given).toMatchObject({
        status: 200,
        body: { isPro: true, grantedProUntil: `${until}T23:59:59.999Z`, subscriptionStatus: 'free' },
      });
      const taken = await put(`users/${id}/pro`, { until: null, reason: 'The test is over' });
      expect((await put(`users/${id}/pro`, { until: null, reason: 'Once more' })).status).toBe(200);
      expect(taken).toMatchObject({ status: 200, body: { isPro: false, grantedProUntil: null } });

      const { entries, total } = (await get('audit?search=gift@shop')).json();
      expect(total).toBe(2);
      expect(entries).toMatchObject([
        { action: 'pro_revoked', subject: 'gift@shop.test', details: { reason: 'The test is over' } },
        {
          action: 'pro_granted',
          actor: 'founder@liftmark.test',
          subject: 'gift@shop.test',
          details: { reason: 'Helped us test', until },
        },
      ]);
    });

    it.each([
      ['without a reason', { until, reason: ' ' }, 'reason', 'Enter a reason'],
      [
        'for a day that is over',
        { until: '2020-01-01', reason: 'Late' },
        'until',
        'Choose a day in the future',
      ],
      ['for ever', { until: '9999-01-01', reason: 'Friend' }, 'until', 'Choose a day within five years'],
    ])('is refused %s', async (_name, payload, field, sentence) => {
      const id = await newUser('refused@shop.test');
      const answer = await put(`users/${id}/pro`, payload);
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: sentence }]);
    });

    it('is refused for nobody, and nothing is noted', async () => {
      const none = '00000000-0000-4000-8000-000000000000';
      expect((await put(`users/${none}/pro`, { until, reason: 'Who?' })).status).toBe(404);
      const [last] = await test.services.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      expect(last?.subject).not.toContain(none);
    });
  });

  it('keeps the audit log from being changed', async () => {
    const { database } = test.services;
    for (const statement of [
      'update audit_log set action = action',
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(database.execute(sql.raw(statement))).rejects.toThrow();
    }
  });

  it('notes a deleted account without naming anybody', async () => {
    const account = await signedInAs(test, { plan: 'free' });
    const me = await test.app.inject({ url: '/api/auth/user', headers: account });
    const deleted = await test.app.inject({
      method: 'POST',
      url: '/api/account/delete',
      payload: { confirmation: 'DELETE' },
      headers: account,
    });
    expect(deleted.statusCode).toBe(200);
    const { entries } = (await get(`audit?action=account_deleted&search=${me.json().id}`)).json();
    expect(entries).toMatchObject([
      { subject: `user:${me.json().id}`, actor: `user:${me.json().id}`, details: {} },
    ]);
  });

  describe('feedback', () => {
    const send = async (type: string, message: string, headers: Record<string, string> = {}, file?: File) => {
      const form = new FormData();
      form.append('type', type);
      form.append('message', message);
      form.append('currentPage', '/blog');
      if (file) form.append('attachment', file);
      const request = new Request('http://localhost', { method: 'POST', body: form });
      await test.app.inject({
        method: 'POST',
        url: '/api/feedback',
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
      });
      const [last] = await test.services.database.select().from(feedback).orderBy(desc(feedback.id)).limit(1);
      return last?.id ?? 0;
    };

    it('is listed, counted and moved', async () => {
      const bug = await send('bug', 'The price is wrong', await signedInAs(test, { plan: 'pro' }));
      const feature = await send('feature', 'A dark report');
      await send('feature', 'A light report');
      expect((await get('feedback')).json()).toMatchObject({
        bugs: { total: 1, resolved: 0, open: 1 },
        features: { total: 2, implemented: 0, planned: 2 },
        recent: [
          { message: 'A light report', user: 'Anonymous', currentPage: '/blog' },
          { message: 'A dark report' },
          { message: 'The price is wrong', user: expect.stringContaining('@liftmark.test') },
        ],
      });
      expect(await put(`feedback/${bug}/status`, { status: 'resolved' })).toMatchObject({ status: 200 });
      expect(await put(`feedback/${feature}/status`, { status: 'implemented' })).toMatchObject({
        status: 200,
      });
      expect((await get('feedback')).json()).toMatchObject({
        bugs: { total: 1, resolved: 1, open: 0 },
        features: { total: 2, implemented: 1, planned: 1 },
      });
      expect(await put(`feedback/${bug}/status`, { status: 'planned' })).toMatchObject({
        status: 409,
        body: { message: 'This item can only be open or resolved.' },
      });
      expect((await put('feedback/2147483647/status', { status: 'open' })).status).toBe(404);
      expect((await get('all-feedback?search=price')).json()).toMatchObject({
        total: 1,
        items: [{ id: bug, status: 'resolved', userName: 'Test Person', attachmentName: null }],
      });
      expect((await get('all-feedback?type=feature&status=planned')).json().total).toBe(1);
      expect((await get('all-feedback?search=dark&sort=priority&order=asc')).json().total).toBe(1);
    });

    it('hands attachments out as downloads that nothing opens', async () => {
      const id = await send('general', 'See there', {}, new File(['größer'], 'Größe "1".txt'));
      const answer = await get(`feedback/${id}/attachment`);
      expect([answer.status, answer.body]).toEqual([200, 'größer']);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="Gr__e 1.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.txt`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      const stranger = await signedInAs(test, { plan: 'pro' });
      const url = `/api/founders/feedback/${id}/attachment`;
      expect((await test.app.inject({ url, headers: stranger })).statusCode).toBe(404);
    });
  });

  it('names the checks that failed, here and in the figures', async () => {
    const headers = await signedInAs(test, { plan: 'pro' });
    const payload = { url: 'https://shop.test/failed-check' };
    const analyzed = await test.app.inject({ method: 'POST', url: '/api/analyze/url', payload, headers });
    expect([analyzed.statusCode, analyzed.body.includes('no such node')]).toEqual([200, false]);
    const failures = async () => (await get('health?range=24h')).json().checkErrors;
    await expect.poll(failures).toEqual([{ check: 'main-headline', count: 1 }]);
    expect((await test.app.inject({ url: '/metrics' })).body).toMatch(
      /^liftmark_check_errors_total\{check="main-headline"\} 1$/m,
    );
  });

  it('knows how long an analysis took and that a browser was lost', async () => {
    const headers = await signedInAs(test, { plan: 'pro' });
    const payload = { url: 'https://shop.test/' };
    await test.app.inject({ method: 'POST', url: '/api/analyze/url', payload, headers });
    test.engine.loseBrowser();
    while ((await test.services.database.select().from(browserRestarts)).length === 0) await sleep(10);
    expect((await get('health?range=24h')).json()).toMatchObject({
      successRate: 100,
      browserRestarts: 1,
      stages: expect.arrayContaining([{ stage: 'total', medianMs: 4, p95Ms: 4 }]),
    });
  });
});
