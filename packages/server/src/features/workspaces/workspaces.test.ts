import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '../../database/schema.ts';
import { copyReport } from '../../testing/copy-report.ts';
import { mailsTo, tokenIn, waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer } from '../../testing/test-billing.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { bearer, createTestKey } from '../../testing/test-keys.ts';
import {
  createTestTeam,
  inside,
  newPeople,
  newPerson,
  type TestPeople,
  type TestPerson,
} from '../../testing/test-team.ts';

const SUBJECT = 'You’re invited to “Kettles” on Liftmark';
const url = 'https://shop.test/kettles';

describe('workspaces', { timeout: 60_000 }, () => {
  let test: TestApp;
  let people: TestPeople;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    people = await newPeople(test);
  }, 60_000);
  afterAll(() => test.close());

  const call = async (
    { cookie }: { cookie: string },
    method: InjectOptions['method'],
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await test.app.inject({
      method: method ?? 'GET',
      url: path,
      headers: { cookie, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const members = async (who: TestPerson, id: string) =>
    (await call(who, 'GET', `/api/workspaces/${id}/members`)).body;
  const emailOf = async (who: TestPerson) => (await call(who, 'GET', '/api/auth/user')).body.email as string;

  /** The token in the mail that an invitation sends. */
  async function invited(id: string, who: TestPerson, role: string): Promise<string> {
    const email = await emailOf(who);
    const made = await call(people.admin, 'POST', `/api/workspaces/${id}/invitations`, { email, role });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return tokenIn(await waitForMail(test.dataFolder, email, SUBJECT));
  }

  it('are a personal one at first, and a team once per key', async () => {
    const ada = await newPerson(test);
    const [own] = (await call(ada, 'GET', '/api/workspaces')).body;
    expect(own).toMatchObject({ id: ada.id, kind: 'personal', role: 'owner', isLastUsed: true });
    const key = { 'idempotency-key': 'k' };
    const made = await call(ada, 'POST', '/api/workspaces', { name: 'Kettles' }, key);
    expect(made.body).toMatchObject({ kind: 'team', role: 'owner', isPro: false, seats: 1, seatsUsed: 1 });
    const again = await call(ada, 'POST', '/api/workspaces', { name: 'Kettles' }, key);
    expect(again.body.id).toBe(made.body.id);
    expect((await call(ada, 'GET', '/api/workspaces')).body).toHaveLength(2);
    for (const action of ['leave', 'invitations']) {
      const payload = { email: 'bob@shop.test', role: 'viewer' };
      expect((await call(ada, 'POST', `/api/workspaces/${ada.id}/${action}`, payload)).status).toBe(409);
    }
  });

  it('keep what is analyzed in them apart, and show it to all their members', async () => {
    const [ada, bob] = [await newPerson(test), await newPerson(test)];
    const id = await createTestTeam(test, { owner: ada, viewer: bob });
    const made = await call(ada, 'POST', '/api/analyze/url', { url }, inside(ada, id));
    expect(made.status).toBe(200);
    const pages = async (who: TestPerson, headers: Record<string, string>) =>
      (await call(who, 'GET', '/api/dashboard/pages', undefined, headers)).body.total;
    expect(await pages(ada, { 'liftmark-workspace': ada.id })).toBe(0);
    expect(await pages(bob, inside(bob, id))).toBe(1);
    // By its id from anywhere, as a member.
    const view = await call(bob, 'GET', `/api/reports/${made.body.reportId}`, undefined, inside(bob, bob.id));
    expect(view.body.isOwner).toBe(true);
    // The last one is remembered for requests that name none.
    expect((await call(bob, 'GET', '/api/workspaces')).body).toMatchObject([{ isLastUsed: true }, {}]);
    await call(ada, 'PUT', `/api/reports/${made.body.reportId}/ticks`, { item: 'plan-1', ticked: true });
    const ticks = await call(bob, 'GET', `/api/reports/${made.body.reportId}/ticks`);
    expect(ticks.body).toEqual({ ticks: ['plan-1'] });
  });

  it('can’t be told from one that doesn’t exist by those who aren’t in it', async () => {
    const id = await createTestTeam(test, people);
    const outsider = await newPerson(test);
    const none = '00000000-0000-4000-8000-000000000000';
    const ask = async (path: string, workspace: string) => {
      const answer = await test.app.inject({ url: path, headers: inside(outsider, workspace) });
      const { date, ratelimit, 'ratelimit-policy': _, ...headers } = answer.headers;
      return { status: answer.statusCode, headers, body: answer.body };
    };
    for (const path of ['', '/members', '/invitations', '/audit']) {
      const found = await ask(`/api/workspaces/${id}${path}`, outsider.id);
      expect(found.status).toBe(404);
      expect(found).toEqual(await ask(`/api/workspaces/${none}${path}`, outsider.id));
    }
    const listed = await ask('/api/dashboard/pages', id);
    expect(listed.status).toBe(404);
    expect(listed).toEqual(await ask('/api/dashboard/pages', none));
    expect(listed).toEqual(await ask('/api/dashboard/pages', 'not-an-id'));
  });

  it('are joined with the link that was sent to the verified address, once', async () => {
    const id = await createTestTeam(test, people);
    const [bob, eve] = [await newPerson(test), await newPerson(test)];
    const token = await invited(id, bob, 'editor');
    const look = await call(bob, 'POST', '/api/invitations/look', { token });
    expect(look.body).toMatchObject({ workspaceName: 'Kettles', role: 'editor', canAccept: true });
    expect((await call(eve, 'POST', '/api/invitations/look', { token })).body.canAccept).toBe(false);
    expect((await call(eve, 'POST', '/api/invitations/accept', { token })).status).toBe(403);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(bob, 'POST', '/api/invitations/accept', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await members(bob, id)).toHaveLength(5);
    const audit = await call(people.admin, 'GET', `/api/workspaces/${id}/audit`);
    expect(audit.body.map(({ action }: { action: string }) => action)).toEqual([
      'member_joined',
      'member_invited',
    ]);
    expect(audit.body[0].actor).toBe(await emailOf(bob));
  });

  it('forget a link that was sent again, revoked or declined', async () => {
    const id = await createTestTeam(test, people);
    const bob = await newPerson(test);
    const first = await invited(id, bob, 'viewer');
    const path = `/api/workspaces/${id}/invitations`;
    const [{ id: invitation }] = (await call(people.admin, 'GET', path)).body;
    await call(people.admin, 'POST', `${path}/${invitation}/resend`);
    expect((await call(bob, 'POST', '/api/invitations/accept', { token: first })).status).toBe(404);
    await call(people.admin, 'DELETE', `${path}/${invitation}`);
    expect((await call(people.admin, 'GET', path)).body).toEqual([]);
    const last = await invited(id, await newPerson(test), 'viewer');
    expect((await call({ cookie: '' }, 'POST', '/api/invitations/decline', { token: last })).status).toBe(
      200,
    );
    expect((await call(bob, 'POST', '/api/invitations/look', { token: last })).status).toBe(404);
  });

  it('answer alike to invitations of addresses with and without an account', async () => {
    const id = await createTestTeam(test, people);
    const bob = await newPerson(test);
    const ask = async (email: string) => {
      const { status, body } = await call(people.admin, 'POST', `/api/workspaces/${id}/invitations`, {
        email,
        role: 'viewer',
      });
      return { status, keys: Object.keys(body), invitedBy: body.invitedBy };
    };
    expect(await ask(await emailOf(bob))).toEqual(await ask('nobody-yet@shop.test'));
  });

  it('sell no seat twice', async () => {
    const id = await createTestTeam(test, people, { seats: 4 });
    const invite = (number: number) =>
      call(people.admin, 'POST', `/api/workspaces/${id}/invitations`, {
        email: `seat-${number}@shop.test`,
        role: 'editor',
      });
    const answers = await Promise.all([1, 2, 3].map(invite));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const raise = await call(people.admin, 'PUT', `/api/workspaces/${id}/members/${people.viewer.id}`, {
      role: 'editor',
    });
    expect([raise.status, raise.body.message]).toEqual([409, expect.stringContaining('seats are in use')]);
    const viewer = { email: 'free@shop.test', role: 'viewer' };
    expect((await call(people.admin, 'POST', `/api/workspaces/${id}/invitations`, viewer)).status).toBe(200);
  });

  it('keep everyone where fewer seats are paid for than are used, and invite no one to a seat meanwhile', async () => {
    const [eve, bob] = [await newPerson(test), await newPerson(test)];
    const id = await createTestTeam(test, { ...people }, { seats: 4 });
    const path = `/api/workspaces/${id}`;
    const email = await emailOf(bob);
    const open = await call(people.admin, 'POST', `${path}/invitations`, { email, role: 'editor' });
    const token = tokenIn(await waitForMail(test.dataFolder, email, SUBJECT));
    // As after a change in the portal of the payment provider.
    await test.services.database.update(workspaces).set({ seats: 2 }).where(eq(workspaces.id, id));
    expect((await call(people.admin, 'GET', path)).body).toMatchObject({ seats: 2, seatsUsed: 4 });
    expect(await members(people.owner, id)).toHaveLength(4);
    for (const [action, payload] of [
      ['invitations', { email: await emailOf(eve), role: 'editor' }],
      [`invitations/${open.body.id}/resend`, undefined],
    ] as const) {
      const refused = await call(people.admin, 'POST', `${path}/${action}`, payload);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringMatching(/^4 seats are in use, but the team pays for 2\. Ask an owner to add seats/),
      ]);
    }
    expect((await call(bob, 'POST', '/api/invitations/accept', { token })).status).toBe(409);
    const viewer = { email: await emailOf(eve), role: 'viewer' };
    expect((await call(people.admin, 'POST', `${path}/invitations`, viewer)).status).toBe(200);
    // Fewer seats are used again.
    for (const each of [people.editor, people.admin])
      await call(people.owner, 'PUT', `${path}/members/${each.id}`, { role: 'viewer' });
    await call(people.owner, 'DELETE', `${path}/invitations/${open.body.id}`);
    const fits = { email: 'fits@shop.test', role: 'editor' };
    expect((await call(people.owner, 'POST', `${path}/invitations`, fits)).status).toBe(200);
  });

  it.each([
    'Your account is locked: https://evil.test',
    'Write to help@evil.test',
    'www.evil.test',
    'Log in at evil.test/login',
    'x'.repeat(61),
  ])('are never called “%s”, and nor are clients and senders', async (name) => {
    const [ada] = [await newPerson(test)];
    const id = await createTestTeam(test, { owner: ada });
    const look = { name: '', accent: null, senderName: '', replyTo: null };
    const answers = [
      await call(ada, 'POST', '/api/workspaces', { name }),
      await call(ada, 'PUT', `/api/workspaces/${id}`, { name }),
      await call(ada, 'POST', '/api/clients', { name }, inside(ada, id)),
      await call(ada, 'PUT', '/api/branding', { ...look, name }, inside(ada, id)),
      await call(ada, 'PUT', '/api/branding', { ...look, senderName: name }, inside(ada, id)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });

  it('always have an owner, also if the last two leave at once', async () => {
    const [ada, bob] = [await newPerson(test), await newPerson(test)];
    const id = await createTestTeam(test, { owner: ada, viewer: bob });
    await call(ada, 'PUT', `/api/workspaces/${id}/members/${bob.id}`, { role: 'owner' });
    const answers = await Promise.all(
      [ada, bob].map((who) => call(who, 'POST', `/api/workspaces/${id}/leave`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [left, stays] = answers[0]?.status === 200 ? [ada, bob] : [bob, ada];
    expect((await call(left, 'GET', `/api/workspaces/${id}`)).status).toBe(404);
    const demoted = await call(stays, 'PUT', `/api/workspaces/${id}/members/${stays.id}`, { role: 'editor' });
    expect(demoted.status).toBe(409);
  });

  it('are lost at once by a removed member: requests, keys, links and what they have running', async () => {
    const bob = await newPerson(test);
    const id = await createTestTeam(test, { ...people, admin: bob, editor: people.admin });
    const key = await createTestKey(test, inside(bob, id) as { cookie: string });
    const email = 'link@shop.test';
    await call(bob, 'POST', `/api/workspaces/${id}/invitations`, { email, role: 'viewer' });
    const link = tokenIn(await waitForMail(test.dataFolder, email, SUBJECT));
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const started = await call(
      bob,
      'POST',
      '/api/analyze/url',
      { url: 'https://shop.test/held' },
      { ...inside(bob, id), 'idempotency-key': 'running', prefer: 'respond-async' },
    );
    expect(started.status).toBe(202);
    const stream = await fetch(`${origin}/api/analyses/running/events`, { headers: { cookie: bob.cookie } });
    expect(stream.status).toBe(200);
    const removed = await call(people.owner, 'DELETE', `/api/workspaces/${id}/members/${bob.id}`);
    expect(removed.status).toBe(200);
    // Ends, so that all of it can be read.
    await stream.text();
    test.engine.release();
    expect((await call(bob, 'GET', '/api/analyses/running')).status).toBe(404);
    expect((await call(bob, 'GET', '/api/dashboard/pages', undefined, inside(bob, id))).status).toBe(404);
    const byKey = await test.app.inject({ url: '/api/v1/reports', headers: bearer(key) });
    expect(byKey.statusCode).toBe(401);
    expect((await call(people.viewer, 'POST', '/api/invitations/look', { token: link })).status).toBe(404);
    expect((await call(bob, 'GET', '/api/workspaces')).body).toHaveLength(1);
  });

  it('lose the invitations of an admin who isn’t one anymore', async () => {
    const bob = await newPerson(test);
    const id = await createTestTeam(test, { owner: people.owner, admin: bob });
    const other = { email: 'other-me@shop.test', role: 'admin' };
    await call(bob, 'POST', `/api/workspaces/${id}/invitations`, other);
    await call(people.owner, 'PUT', `/api/workspaces/${id}/members/${bob.id}`, { role: 'editor' });
    expect((await call(people.owner, 'GET', `/api/workspaces/${id}/invitations`)).body).toEqual([]);
  });

  it('with Pro open other reports only for members with a seat', async () => {
    const [ada, bob] = [await newPerson(test), await newPerson(test)];
    const id = await createTestTeam(test, { owner: ada, viewer: bob });
    const made = await call(bob, 'POST', '/api/analyze/url', { url }, inside(bob, bob.id));
    const isLocked = async (who: TestPerson, workspace: string) => {
      const path = `/api/reports/${made.body.reportId}`;
      return (await call(who, 'GET', path, undefined, inside(who, workspace))).body.analysisResults.locked;
    };
    expect([await isLocked(bob, bob.id), await isLocked(bob, id), await isLocked(ada, id)]).toEqual([
      true,
      true,
      false,
    ]);
    const question = { question: 'Why?', analysisData: { reportId: made.body.reportId } };
    const asked = await call(bob, 'POST', '/api/analyze/question', question, inside(bob, id));
    expect(asked.status).toBe(403);
  });

  it('give a key its maker’s role at each request, in its own workspace only', async () => {
    const id = await createTestTeam(test, people);
    const key = await createTestKey(test, inside(people.admin, id) as { cookie: string });
    const own = await call(
      people.owner,
      'POST',
      '/api/analyze/url',
      { url },
      inside(people.owner, people.owner.id),
    );
    const report = await copyReport(test.services.database, own.body.reportId, {
      workspaceId: id,
      userId: null,
    });
    const get = async (path: string) =>
      (await test.app.inject({ url: path, headers: bearer(key) })).statusCode;
    expect(await get(`/api/v1/reports/${report.secureId}`)).toBe(200);
    expect(await get(`/api/v1/reports/${own.body.reportId}`)).toBe(404);
    const lower = { role: 'viewer' };
    await call(people.owner, 'PUT', `/api/workspaces/${id}/members/${people.admin.id}`, lower);
    expect(await get(`/api/v1/reports/${report.secureId}`)).toBe(200);
    const payload = { url };
    const refused = await test.app.inject({
      method: 'POST',
      url: '/api/v1/analyze/url',
      headers: bearer(key),
      payload,
    });
    expect(refused.statusCode).toBe(403);
  });

  it('keep a team’s pages when the person who analyzed them deletes their account', async () => {
    const [ada, bob] = [await newPerson(test), await newPerson(test)];
    const id = await createTestTeam(test, { owner: ada, editor: bob });
    await call(ada, 'POST', '/api/workspaces', { name: 'Alone' });
    const made = await call(bob, 'POST', '/api/analyze/url', { url }, inside(bob, id));
    const gone = { confirmation: 'DELETE' };
    expect((await call(bob, 'POST', '/api/account/delete', gone)).status).toBe(200);
    expect((await call(ada, 'GET', `/api/reports/${made.body.reportId}`)).body.isOwner).toBe(true);
    expect((await call(ada, 'GET', '/api/dashboard/pages', undefined, inside(ada, id))).body.total).toBe(1);
    const eve = await newPerson(test);
    await call(eve, 'POST', '/api/invitations/accept', { token: await joinLink(ada, id, eve) });
    const refused = await call(ada, 'POST', '/api/account/delete', gone);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('“Kettles”')]);
    await call(ada, 'POST', `/api/workspaces/${id}/transfer`, { userId: eve.id });
    expect((await call(ada, 'POST', '/api/account/delete', gone)).status).toBe(200);
    expect(await members(eve, id)).toMatchObject([{ isYou: true, role: 'owner' }]);
  });

  async function joinLink(by: TestPerson, id: string, who: TestPerson): Promise<string> {
    const email = await emailOf(who);
    await call(by, 'POST', `/api/workspaces/${id}/invitations`, { email, role: 'viewer' });
    return tokenIn(await waitForMail(test.dataFolder, email, SUBJECT));
  }

  it('mail members what others change about their membership, and nobody their own doing', async () => {
    const [ada, bob, eve] = [await newPerson(test), await newPerson(test), await newPerson(test)];
    const id = await createTestTeam(test, { owner: ada, editor: bob, viewer: eve });
    const path = `/api/workspaces/${id}`;
    await call(ada, 'PUT', `${path}/members/${bob.id}`, { role: 'admin' });
    await call(bob, 'PUT', `${path}/members/${bob.id}`, { role: 'viewer' });
    const role = await waitForMail(test.dataFolder, await emailOf(bob), 'Your role in “Kettles” has changed');
    expect(role).toContain('now an admin');
    await call(ada, 'DELETE', `${path}/members/${bob.id}`);
    await waitForMail(test.dataFolder, await emailOf(bob), 'You’re no longer in “Kettles”');
    await call(ada, 'POST', `${path}/delete`, { confirmation: 'Kettles' });
    await waitForMail(test.dataFolder, await emailOf(eve), 'The team “Kettles” was deleted');
    expect(mailsTo(test.dataFolder, await emailOf(bob)).filter((mail) => /role in/.test(mail))).toHaveLength(
      1,
    );
    expect(mailsTo(test.dataFolder, await emailOf(ada)).filter((mail) => /Kettles/.test(mail))).toEqual([]);
  });

  it('say whether a person with an invitation is in already, and who may do what was refused', async () => {
    const [bob, eve] = [await newPerson(test), await newPerson(test)];
    const id = await createTestTeam(test, { ...people, editor: bob });
    const token = await invited(id, eve, 'viewer');
    const look = async (who: TestPerson) =>
      (await call(who, 'POST', '/api/invitations/look', { token })).body;
    expect([(await look(bob)).isMember, (await look(eve)).isMember]).toEqual([true, false]);
    const refused = await call(bob, 'GET', `/api/workspaces/${id}/audit`);
    expect(refused.body).toMatchObject({
      code: 'role_required',
      message: expect.stringContaining('admins and owners'),
    });
    const made = await call(bob, 'POST', '/api/analyze/url', { url }, inside(bob, id));
    const view = async (who: TestPerson) =>
      (await call(who, 'GET', `/api/reports/${made.body.reportId}`)).body;
    expect(await view(bob)).toMatchObject({ isOwner: true, canEdit: true });
    expect(await view(people.viewer)).toMatchObject({ isOwner: true, canEdit: false });
    expect(await view(eve)).toMatchObject({ isOwner: false, canEdit: false });
  });

  it('pay by the seat, through the same checkout, and apart from the person', async () => {
    const ada = await newPerson(test);
    const { body: team } = await call(ada, 'POST', '/api/workspaces', { name: 'Kettles' });
    const buyer = createBuyer(test, inside(ada, team.id));
    const bought = await buyer.buy({ planType: 'monthly', trial: true, seats: 3 });
    expect(bought).toMatchObject({ state: 'complete', isPro: true, isTrial: false });
    const show = async () => (await call(ada, 'GET', `/api/workspaces/${team.id}`)).body;
    expect(await show()).toMatchObject({ isPro: true, seats: 3, seatsUsed: 1 });
    const paid = (await buyer.call('GET', '/api/simulated/subscription')).body.payments;
    expect(paid).toMatchObject([{ amount: 3 * 4900, state: 'paid' }]);
    expect((await createBuyer(test, inside(ada, ada.id)).plan()).isPro).toBe(false);

    await call(ada, 'POST', `/api/workspaces/${team.id}/invitations`, {
      email: 'seat@shop.test',
      role: 'editor',
    });
    const seats = (count: number) => call(ada, 'PUT', `/api/workspaces/${team.id}/seats`, { seats: count });
    expect((await seats(1)).status).toBe(400);
    expect((await seats(5)).body).toMatchObject({ seats: 5, seatsUsed: 2 });
    expect((await seats(2)).body).toMatchObject({ seats: 2, seatsUsed: 2 });
    const full = await call(ada, 'POST', `/api/workspaces/${team.id}/invitations`, {
      email: 'more@shop.test',
      role: 'editor',
    });
    expect([full.status, full.body.message]).toEqual([409, expect.stringContaining('All 2 seats')]);

    await buyer.act('cancel');
    await buyer.act('end');
    await expect.poll(async () => (await show()).isPro, { timeout: 20_000 }).toBe(false);
    expect(await show()).toMatchObject({ seats: 1 });
    const gone = { confirmation: 'Kettles' };
    expect((await call(ada, 'POST', `/api/workspaces/${team.id}/delete`, gone)).status).toBe(200);
    expect((await call(ada, 'GET', `/api/workspaces/${team.id}`)).status).toBe(404);
  });

  it('don’t multiply what a person may analyze for nothing', async () => {
    const ada = await newPerson(test);
    const free = await createTestTeam(test, { owner: ada }, { subscriptionStatus: 'free' });
    const analyze = async (id: string, page: number) =>
      (await call(ada, 'POST', '/api/analyze/url', { url: `${url}?${page}` }, inside(ada, id))).status;
    const { freeAnalysesPerMonth } = (await call(ada, 'GET', '/api/account/plan')).body;
    for (let page = 0; page < freeAnalysesPerMonth; page += 1) expect(await analyze(ada.id, page)).toBe(200);
    expect(await analyze(free, 100)).not.toBe(200);
    const pro = await createTestTeam(test, { owner: ada });
    expect(await analyze(pro, 101)).toBe(200);
  });
});
