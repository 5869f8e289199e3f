import { partsOf } from '@liftmark/contract/page-access';
import { DEFAULT_SITE_LIMITS } from '@liftmark/contract/sites';
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserActor } from '../../access/actor.ts';
import {
  analyses,
  apiKeys,
  keptPages,
  mails,
  measuredSites,
  metricConnections,
  pageAccesses,
  reanalysisSchedules,
  reports,
  reportTicks,
  shareLinks,
  sitePages,
  siteRuns,
  sites,
  tasks,
  trialRuns,
  users,
  webhookDeliveries,
  webhooks,
  workspaceMembers,
  workspaces,
} from '../../database/schema.ts';
import { answerDuringChange } from '../../testing/during-change.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TASK } from '../../testing/test-comment.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { bearer, createTestKey } from '../../testing/test-keys.ts';
import { createTestTeam, inside, newPerson, type TestPerson } from '../../testing/test-team.ts';
import { openPortal } from '../billing/open-portal.ts';
import { ga4Source } from '../metrics/sources/ga4.ts';
import { analyzeSite } from '../sites/analyze-site.ts';
import { runSchedules } from '../sites/run-schedules.ts';
import { endMembership } from './end-membership.ts';

const url = 'https://shop.test/kettles';
const ASYNC = { prefer: 'respond-async' };
const WEBHOOK = {
  name: 'Mine',
  address: 'https://hooks.example.com/in',
  format: 'standard',
  events: ['analysis.finished'],
  isOn: true,
};
const CONNECTIONS = '/api/measuring/connections';
const CONNECTION = {
  source: 'ga4',
  credentials: { address: null, user: null, key: 'my-key' },
  property: '4711',
  name: 'Shop',
  goal: null,
};

/** What a member leaves behind, one kind after the other: what ends, and what stays with the team. */
describe('a member', { timeout: 120_000 }, () => {
  let test: TestApp;
  let owner: TestPerson;
  let bob: TestPerson;
  let team: string;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    owner = await newPerson(test);
  }, 60_000);
  afterAll(async () => {
    test.engine.release();
    await test.close();
  });
  beforeEach(async () => {
    bob = await newPerson(test);
    team = await createTestTeam(test, { owner, admin: bob });
  });

  const call = async (
    who: TestPerson,
    method: InjectOptions['method'],
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await test.app.inject({
      method: method ?? 'GET',
      url: path,
      headers: { ...inside(who, team), 'idempotency-key': crypto.randomUUID(), ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const remove = () => call(owner, 'DELETE', `/api/workspaces/${team}/members/${bob.id}`);
  const demote = (role: string) => call(owner, 'PUT', `/api/workspaces/${team}/members/${bob.id}`, { role });
  const reportBy = async (who: TestPerson): Promise<string> =>
    (await call(who, 'POST', '/api/analyze/url', { url })).body.reportId;
  const linkOf = async (who: TestPerson, report: string): Promise<string> =>
    (await call(who, 'POST', `/api/reports/${report}/links`, { shows: 'full' })).body.url.split('/').at(-1);
  const statusOf = async (path: string) => (await test.app.inject({ url: path })).statusCode;
  const webhookNow = async (id: string) =>
    (await call(owner, 'GET', '/api/account/webhooks')).body.webhooks.find(
      (webhook: { id: string }) => webhook.id === id,
    );
  const only = <Row>(rows: Row[]): Row => {
    const [row] = rows;
    if (row === undefined) throw new Error('No row');
    return row;
  };

  async function siteOf(run: Partial<typeof siteRuns.$inferInsert>, schedule: object = {}) {
    const { database } = test.services;
    const host = `${crypto.randomUUID()}.test`;
    const site = only(
      await database
        .insert(sites)
        .values({ workspaceId: team, url: `https://${host}/`, host, ...schedule })
        .returning(),
    );
    const started = only(
      await database
        .insert(siteRuns)
        .values({ siteId: site.id, limits: DEFAULT_SITE_LIMITS, ...run })
        .returning(),
    );
    const wanted = { runId: started.id, depth: 0, wantedAt: new Date() };
    await database.insert(sitePages).values({ ...wanted, address: `https://${host}/a` });
    return started;
  }
  const runNow = async ({ id }: { id: string }) =>
    only(await test.services.database.select().from(siteRuns).where(eq(siteRuns.id, id)));

  /** What the team has of the service that `CONNECTION` names, with a key that nobody replaced. */
  async function teamConnection() {
    const { source, property, name } = CONNECTION;
    const row = { workspaceId: team, source: source as 'ga4', property, name, sealed: 'untouched' };
    return only(await test.services.database.insert(metricConnections).values(row).returning());
  }
  const connect = () => call(bob, 'POST', CONNECTIONS, CONNECTION);
  const connectionWays: [string, () => Promise<() => ReturnType<typeof call>>][] = [
    ['a connection', async () => connect],
    [
      'a connection of the team that they add again',
      async () => {
        await teamConnection();
        return connect;
      },
    ],
    [
      'a key of a connection',
      async () => {
        const { id } = await teamConnection();
        return () => call(bob, 'PUT', `${CONNECTIONS}/${id}/key`, { user: null, key: 'my-key' });
      },
    ],
  ];
  const theirConnections = () =>
    test.services.database.$count(
      metricConnections,
      and(eq(metricConnections.workspaceId, team), ne(metricConnections.sealed, 'untouched')),
    );

  async function ask(): Promise<typeof trialRuns.$inferSelect> {
    const { database } = test.services;
    const secureId = await reportBy(owner);
    const { id: reportId } = only(
      await database.select().from(reports).where(eq(reports.secureId, secureId)),
    );
    const run = { reportId, userId: bob.id, workspaceId: team, kind: 'recommendation' as const };
    return only(await database.insert(trialRuns).values(run).returning());
  }

  it('loses session, key and links, and what is assigned to them, when removed', async () => {
    const report = await reportBy(bob);
    const key = await createTestKey(test, inside(bob, team) as { cookie: string });
    const [own, other] = [await linkOf(bob, report), await linkOf(owner, report)];
    await call(owner, 'PUT', `/api/reports/${report}/tasks/${TASK}`, { assigneeId: bob.id });
    expect((await remove()).status).toBe(200);
    expect((await call(bob, 'GET', '/api/dashboard/pages')).status).toBe(404);
    expect((await call(bob, 'GET', `/api/reports/${report}/links`)).status).toBe(404);
    expect((await test.app.inject({ url: '/api/v1/reports', headers: bearer(key) })).statusCode).toBe(401);
    expect([await statusOf(`/api/reports/${own}`), await statusOf(`/api/reports/${other}`)]).toEqual([
      404, 200,
    ]);
    const left = and(eq(tasks.workspaceId, team), eq(tasks.assigneeId, bob.id));
    expect(await test.services.database.$count(tasks, left)).toBe(0);
  });

  it.each([
    ['removed', () => remove()],
    ['made an editor', () => demote('editor')],
  ])(
    'gets nothing more at a webhook of theirs when %s, until an admin switches it on',
    async (_how, change) => {
      const { webhook } = (await call(bob, 'POST', '/api/account/webhooks', WEBHOOK)).body;
      const { webhook: kept } = (await call(owner, 'POST', '/api/account/webhooks', WEBHOOK)).body;
      const [payload, event] = [{ type: 'webhook.test' } as never, 'webhook.test' as const];
      await test.services.database
        .insert(webhookDeliveries)
        .values({ webhookId: webhook.id, event, payload, nextAttemptAt: new Date(Date.now() + 3_600_000) });
      const [admin, viewer] = [await newPerson(test), await newPerson(test)];
      await test.services.database.insert(workspaceMembers).values([
        { workspaceId: team, userId: admin.id, role: 'admin' },
        { workspaceId: team, userId: viewer.id, role: 'viewer' },
      ]);
      const everyone = [owner, admin, viewer, bob].map(({ id }) => id);
      await test.services.database
        .update(users)
        .set({ emailVerified: true })
        .where(inArray(users.id, everyone));
      await test.services.database.delete(mails);
      await change();
      const told = await test.services.database
        .select({ userId: mails.userId })
        .from(mails)
        .where(and(eq(mails.template, 'webhook-switched-off'), inArray(mails.userId, everyone)));
      expect(told.map(({ userId }) => userId).sort()).toEqual([owner.id, admin.id].sort());
      expect(await webhookNow(webhook.id)).toMatchObject({ isOn: false, offReason: 'left' });
      expect(await webhookNow(kept.id)).toMatchObject({ isOn: true, offReason: null });
      const pending = and(
        eq(webhookDeliveries.webhookId, webhook.id),
        eq(webhookDeliveries.state, 'pending'),
      );
      expect(await test.services.database.$count(webhookDeliveries, pending)).toBe(0);
      await call(owner, 'PUT', `/api/account/webhooks/${webhook.id}`, WEBHOOK);
      expect(await webhookNow(webhook.id)).toMatchObject({ isOn: true, offReason: null });
    },
  );

  it('doesn’t get a webhook of theirs by repeating its call in another workspace', async () => {
    const key = { 'idempotency-key': 'again' };
    const { webhook } = (await call(bob, 'POST', '/api/account/webhooks', WEBHOOK, key)).body;
    await remove();
    const elsewhere = { ...inside(bob, bob.id), ...key };
    const repeated = await call(bob, 'POST', '/api/account/webhooks', WEBHOOK, elsewhere);
    expect([repeated.status, repeated.body.webhook?.id === webhook.id]).toEqual([200, false]);
  });

  it('gets no payment pages that the provider opens only after their removal', async () => {
    const { database } = test.services;
    const paying = { stripeCustomerId: `cus_${team}` };
    await database.update(workspaces).set(paying).where(eq(workspaces.id, team));
    const create = vi.fn(async () => {
      expect((await remove()).status).toBe(200);
      return { url: 'https://pay.test/' };
    });
    const payments = { isSimulated: false, stripe: { billingPortal: { sessions: { create } } } } as never;
    const former = { id: bob.id, workspaceId: team, role: 'owner' } as UserActor;
    const opening = openPortal({ database, payments, publicUrl: 'https://liftmark.test' }, former);
    await expect(opening).rejects.toMatchObject({ code: 'not_found' });
    expect(create).toHaveBeenCalledOnce();
  });

  it('leaves also if the address of a webhook of theirs can’t be read anymore', async () => {
    const { webhook } = (await call(bob, 'POST', '/api/account/webhooks', WEBHOOK)).body;
    await test.services.database
      .update(webhooks)
      .set({ sealedAddress: 'v1.unreadable' })
      .where(eq(webhooks.id, webhook.id));
    expect((await remove()).status).toBeLessThan(300);
    const [row] = await test.services.database.select().from(webhooks).where(eq(webhooks.id, webhook.id));
    expect(row).toMatchObject({ isOn: false, offReason: 'left' });
    await test.services.database.delete(webhooks).where(eq(webhooks.id, webhook.id));
  });

  it.each([
    ['removed', () => remove()],
    ['made a viewer', () => demote('viewer')],
  ])('has nothing running anymore when %s', async (_how, change) => {
    const { database } = test.services;
    const run = await siteOf({ userId: bob.id, state: 'analyzing', plannedAt: new Date() });
    const planning = await siteOf({ userId: bob.id });
    const other = await siteOf({ userId: owner.id });
    const trial = await ask();
    const asked = await call(bob, 'POST', '/api/analyze/url', { url: 'https://shop.test/held' }, ASYNC);
    expect(asked.status).toBe(202);
    expect((await change()).status).toBe(200);
    expect((await runNow(run)).state).toBe('done');
    expect((await runNow(planning)).state).toBe('cancelled');
    expect((await runNow(other)).state).toBe('planning');
    expect(only(await database.select().from(trialRuns).where(eq(trialRuns.id, trial.id))).state).toBe(
      'cancelled',
    );
    const waiting = and(eq(sitePages.runId, run.id), isNotNull(sitePages.wantedAt));
    expect(await database.$count(sitePages, waiting)).toBe(0);
    const held = await database
      .select()
      .from(analyses)
      .where(eq(analyses.actor, `user:${bob.id}`));
    expect(held.map(({ state }) => state)).toEqual(['cancelled']);
  });

  it.each<[string, () => Promise<() => ReturnType<typeof call>>]>([
    ['a webhook', async () => () => call(bob, 'POST', '/api/account/webhooks', WEBHOOK)],
    [
      'a webhook that they switch on',
      async () => {
        const off = { ...WEBHOOK, isOn: false };
        const { webhook } = (await call(owner, 'POST', '/api/account/webhooks', off)).body;
        return () => call(bob, 'PUT', `/api/account/webhooks/${webhook.id}`, WEBHOOK);
      },
    ],
    [
      'a link',
      async () => {
        const report = await reportBy(owner);
        return () => call(bob, 'POST', `/api/reports/${report}/links`, { shows: 'full' });
      },
    ],
    [
      'a link that they change',
      async () => {
        await linkOf(bob, await reportBy(owner));
        const { id } = only(
          await test.services.database.select().from(shareLinks).where(eq(shareLinks.workspaceId, team)),
        );
        return () => call(bob, 'PUT', `/api/links/${id}`, { shows: 'summary' });
      },
    ],
    ['a key', async () => () => call(bob, 'POST', '/api/account/keys', { name: 'Mine', scopes: ['read'] })],
    [
      'an analysis',
      async () => () => call(bob, 'POST', '/api/analyze/url', { url: 'https://shop.test/late' }, ASYNC),
    ],
    ['a site', async () => () => call(bob, 'POST', '/api/sites', { url })],
    [
      'a schedule of a site',
      async () => {
        const { siteId } = await siteOf({ userId: owner.id, state: 'done', finishedAt: new Date() });
        return () => call(bob, 'PUT', `/api/sites/${siteId}/schedule`, { every: 'week' });
      },
    ],
    [
      'a schedule of a page',
      async () => {
        const report = await reportBy(owner);
        return () => call(bob, 'PUT', `/api/reports/${report}/schedule`, { every: 'week' });
      },
    ],
    [
      'a connection that they resume',
      async () => {
        const { id } = await teamConnection();
        const pausedAt = { pausedAt: new Date() };
        await test.services.database
          .update(metricConnections)
          .set(pausedAt)
          .where(eq(metricConnections.id, id));
        return () => call(bob, 'PUT', `${CONNECTIONS}/${id}`, { isPaused: false });
      },
    ],
    [
      'a run of a site',
      async () => {
        const done = { state: 'done', plannedAt: new Date(), finishedAt: new Date() } as const;
        const { siteId } = await siteOf({ userId: owner.id, ...done });
        return () => call(bob, 'POST', `/api/sites/${siteId}/runs`, {});
      },
    ],
    [
      'a run of a site that they extend',
      async () => {
        const planned = { state: 'analyzing', plannedAt: new Date() } as const;
        const { siteId } = await siteOf({ userId: owner.id, ...planned });
        return () => call(bob, 'POST', `/api/sites/${siteId}/analyze`, {});
      },
    ],
    [
      'a trial',
      async () => {
        const report = await reportBy(owner);
        return () =>
          call(bob, 'POST', `/api/reports/${report}/trials`, { part: 'headline', text: 'Kettles' });
      },
    ],
    [
      'a page that is kept open',
      async () => {
        const report = await reportBy(owner);
        return () => call(bob, 'POST', `/api/reports/${report}/trials/page`);
      },
    ],
    [
      'a checkmark',
      async () => {
        const report = await reportBy(owner);
        return () => call(bob, 'PUT', `/api/reports/${report}/ticks`, { item: 'plan-1', ticked: true });
      },
    ],
    [
      'page access',
      async () => () =>
        call(bob, 'PUT', '/api/account/page-access', { url, access: { cookies: { session: 'mine' } } }),
    ],
    [
      'a measuring tag',
      async () => () =>
        call(bob, 'POST', '/api/measuring/sites', { hosts: ['shop.test'], timeZone: 'UTC', goal: 'form' }),
    ],
    ...connectionWays,
  ])('makes nothing at the moment of their removal: %s', async (_what, prepare) => {
    const { database } = test.services;
    vi.spyOn(ga4Source, 'fetchDays').mockResolvedValue({ days: [], missing: [] });
    const make = await prepare();
    // Their first call in a while also waits, before it looks at what it's for.
    await call(bob, 'GET', '/api/auth/user');
    const answer = await answerDuringChange(
      database,
      team,
      (transaction) => endMembership(test.services, transaction, team, bob.id),
      make,
    );
    expect(answer.status).toBe(404);
    const [hooks, links] = [webhooks, shareLinks].map(({ workspaceId }) => eq(workspaceId, team));
    expect(await database.$count(webhooks, and(hooks, eq(webhooks.isOn, true)))).toBe(0);
    expect(await database.$count(shareLinks, and(links, isNull(shareLinks.revokedAt)))).toBe(0);
    expect(await database.$count(apiKeys, eq(apiKeys.workspaceId, team))).toBe(0);
    const running = and(eq(analyses.workspaceId, team), inArray(analyses.state, ['queued', 'running']));
    expect(await database.$count(analyses, running)).toBe(0);
    for (const table of [siteRuns, trialRuns, keptPages])
      expect(await database.$count(table, eq(table.userId, bob.id))).toBe(0);
    expect(await database.$count(reportTicks, inArray(reportTicks.workspaceId, [team, bob.id]))).toBe(0);
    expect(await database.$count(reanalysisSchedules, eq(reanalysisSchedules.workspaceId, team))).toBe(0);
    const scheduled = and(eq(sites.workspaceId, team), isNotNull(sites.every));
    expect(await database.$count(sites, scheduled)).toBe(0);
    const read = and(eq(metricConnections.workspaceId, team), isNotNull(metricConnections.askedAt));
    expect(await database.$count(metricConnections, read)).toBe(0);
    for (const table of [pageAccesses, measuredSites])
      expect(await database.$count(table, eq(table.workspaceId, team))).toBe(0);
    expect(await theirConnections()).toBe(0);
  });

  it.each(connectionWays)(
    'stores nothing that a service accepts only after their removal: %s',
    async (_what, prepare) => {
      const store = await prepare();
      const asked = vi.spyOn(ga4Source, 'fetchDays').mockImplementation(async () => {
        expect((await remove()).status).toBe(200);
        return { days: [], missing: [] };
      });
      expect((await store()).status).toBe(404);
      expect(asked).toHaveBeenCalledOnce();
      expect(await theirConnections()).toBe(0);
    },
  );

  it('leaves schedules, connections, tag sites and page access to the team', async () => {
    const { database } = test.services;
    const own = { workspaceId: team };
    await database
      .insert(pageAccesses)
      .values({ ...own, origin: 'https://a.test', sealed: 's', parts: partsOf({}) });
    await database
      .insert(measuredSites)
      .values({ ...own, key: team, hosts: ['a.test'], timeZone: 'UTC', goal: 'form' });
    await database.insert(metricConnections).values({
      ...own,
      source: 'plausible',
      sealed: 's',
      property: 'a.test',
      name: 'a',
    });
    await database
      .insert(reanalysisSchedules)
      .values({ ...own, pageKey: 'a', every: 'week', nextAt: new Date(Date.now() + 86_400_000) });
    const { siteId } = await siteOf(
      { userId: bob.id, state: 'done', finishedAt: new Date(), plannedAt: new Date() },
      { every: 'week', nextAt: new Date(0) },
    );
    await remove();
    for (const table of [pageAccesses, measuredSites, metricConnections, reanalysisSchedules])
      expect(await database.$count(table, eq(table.workspaceId, team))).toBe(1);

    // The schedule of the site goes on in the name of the team.
    const analyst = { ...test.services, freePerMonth: 1, openLimit: 2 };
    await runSchedules(analyst);
    const isScheduled = and(eq(siteRuns.siteId, siteId), eq(siteRuns.isScheduled, true));
    const run = only(await database.select().from(siteRuns).where(isScheduled));
    expect(run.userId).toBeNull();
    await database
      .update(siteRuns)
      .set({ state: 'analyzing', plannedAt: new Date(), turn: 100 })
      .where(eq(siteRuns.id, run.id));
    const address = 'https://shop.test/scheduled';
    await database.insert(sitePages).values({ runId: run.id, depth: 0, address, wantedAt: new Date() });
    await analyzeSite(analyst, { runId: run.id, turn: 100 });
    const analysis = only(await database.select().from(analyses).where(eq(analyses.url, address)));
    expect(analysis).toMatchObject({ actor: `workspace:${team}`, workspaceId: team });
  });

  it('is the reason why pages of a site are left out, not the plan', async () => {
    const run = await siteOf({ userId: bob.id, state: 'analyzing', plannedAt: new Date(), turn: 100 });
    // As by an older version, which left runs as they were.
    await test.services.database
      .update(workspaceMembers)
      .set({ role: 'viewer' })
      .where(and(eq(workspaceMembers.workspaceId, team), eq(workspaceMembers.userId, bob.id)));
    const analyst = { ...test.services, freePerMonth: 1, openLimit: 10 };
    await analyzeSite(analyst, { runId: run.id, turn: 100 });
    expect(await runNow(run)).toMatchObject({ state: 'done', notes: ['not_allowed'] });
  });

  it('keeps what their new role allows when demoted: links, and keys in that role', async () => {
    const report = await reportBy(bob);
    const link = await linkOf(bob, report);
    const { webhook } = (await call(bob, 'POST', '/api/account/webhooks', WEBHOOK)).body;
    const key = await createTestKey(test, inside(bob, team) as { cookie: string });
    await call(bob, 'POST', `/api/workspaces/${team}/invitations`, { email: 'me@shop.test', role: 'admin' });
    expect((await demote('viewer')).status).toBe(200);
    expect(await statusOf(`/api/reports/${link}`)).toBe(200);
    expect((await call(owner, 'GET', `/api/workspaces/${team}/invitations`)).body).toEqual([]);
    const byKey = (method: 'GET' | 'POST', path: string, payload?: object) =>
      test.app.inject({ method, url: path, headers: bearer(key), ...(payload && { payload }) });
    expect((await byKey('GET', '/api/v1/reports')).statusCode).toBe(200);
    expect((await byKey('POST', '/api/v1/analyze/url', { url })).statusCode).toBe(403);
    for (const [method, path] of [
      ['PUT', `/api/account/webhooks/${webhook.id}`],
      ['DELETE', `/api/account/webhooks/${webhook.id}`],
    ] as const)
      expect((await call(bob, method, path, WEBHOOK)).status).toBe(403);
  });
});
