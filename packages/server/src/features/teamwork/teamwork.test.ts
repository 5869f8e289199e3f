import { randomUUID } from 'node:crypto';
import type { Activity } from '@liftmark/contract/teamwork';
import { and, eq, isNull } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, reports, tasks, users, workNotices } from '../../database/schema.ts';
import { waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TASK } from '../../testing/test-comment.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { putSite } from '../../testing/test-site.ts';
import {
  createTestTeam,
  inside,
  newPeople,
  newPerson,
  type TestPeople,
  type TestPerson,
} from '../../testing/test-team.ts';
import { mailDigests } from './mail-digests.ts';
import { mailDueTasks } from './mail-due-tasks.ts';
import { mentionedIn } from './people.ts';

const url = 'https://shop.test/kettles';

it('finds whole names of members, the longest first', () => {
  const people = ['Ann', 'Ann Lee', 'Ana'].map((name) => ({ userId: name, name }));
  const names = (text: string) => mentionedIn(text, people).map(({ name }) => name);
  expect(names('@ann lee, look')).toEqual(['Ann Lee']);
  expect(names('ask @Ann. Or @Ana!')).toEqual(['Ann', 'Ana']);
  expect(names('@Annabel and ann@shop.test')).toEqual([]);
});

/** The token of the link with these words. */
function tokenOf(mail: string, words: string): string {
  return /#token=([\w.-]+)/.exec(mail.slice(mail.indexOf(words)))?.[1] ?? '';
}

describe('working together', { timeout: 240_000 }, () => {
  let test: TestApp;
  let people: TestPeople;
  let team: string;
  let report: string;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    people = await newPeople(test);
    for (const [role, { id }] of Object.entries(people))
      await test.services.database
        .update(users)
        .set({ firstName: role, lastName: 'Kettle', emailVerified: true })
        .where(eq(users.id, id));
  }, 240_000);
  beforeEach(async () => {
    // What earlier tests left to be mailed.
    await test.services.database.delete(workNotices);
    team = await createTestTeam(test, people);
    const made = await call(people.editor, 'POST', '/api/analyze/url', { url });
    report = made.json().reportId;
  }, 240_000);
  afterAll(() => test.close());

  const call = (who: TestPerson, method: InjectOptions['method'], path: string, payload?: object) =>
    test.app.inject({
      method: method ?? 'GET',
      url: path,
      headers: { ...inside(who, team), 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    });
  const assign = (who: TestPerson, change: object) =>
    call(who, 'PUT', `/api/reports/${report}/tasks/${TASK}`, change);
  const comment = (who: TestPerson, text: string) =>
    call(who, 'POST', `/api/reports/${report}/comments`, { task: TASK, text });
  const feed = async (query = ''): Promise<Activity> =>
    (await call(people.viewer, 'GET', `/api/activity${query}`)).json();
  const mailsTo = async ({ id }: TestPerson, template: string) =>
    (await test.services.database.select().from(mails).where(eq(mails.userId, id))).filter(
      (mail) => mail.template === template,
    );

  it('keeps assignments through a new analysis, and both of two at once in the feed', async () => {
    const [first, second] = await Promise.all([
      assign(people.owner, { assigneeId: people.editor.id }),
      assign(people.admin, { assigneeId: people.viewer.id, dueOn: '2026-12-01' }),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const kinds = (await feed()).entries.map(({ kind, detail }) => [kind, detail]);
    expect(kinds).toContainEqual(['assigned', 'editor Kettle']);
    expect(kinds).toContainEqual(['assigned', 'viewer Kettle']);
    expect(kinds).toContainEqual(['due', '2026-12-01']);
    const again = await call(people.editor, 'POST', `/api/reports/${report}/reanalyze`);
    report = again.json().secureId;
    const { tasks } = (await call(people.viewer, 'GET', `/api/reports/${report}/tasks`)).json();
    expect(tasks).toMatchObject([{ id: TASK, dueOn: '2026-12-01', comments: 0 }]);
    expect((await call(people.viewer, 'GET', '/api/tasks')).json()).toMatchObject([
      { id: TASK, secureId: report, assignee: tasks[0].assignee, dueOn: '2026-12-01' },
    ]);
    const outsider = await assign(people.owner, { assigneeId: '00000000-0000-4000-8000-000000000000' });
    expect(outsider.statusCode).toBe(409);
  });

  it('clears the assignments of a removed member, and keeps their comments with the name', async () => {
    await assign(people.owner, { assigneeId: people.viewer.id });
    await comment(people.viewer, 'Looks good, @owner Kettle');
    await call(people.owner, 'DELETE', `/api/workspaces/${team}/members/${people.viewer.id}`);
    const { tasks } = (await call(people.owner, 'GET', `/api/reports/${report}/tasks`)).json();
    expect(tasks).toEqual([{ id: TASK, assignee: null, dueOn: null, comments: 1 }]);
    const list = await call(people.owner, 'GET', `/api/reports/${report}/comments?task=${TASK}`);
    expect(list.json()).toMatchObject([
      { author: 'viewer Kettle', mentions: ['owner Kettle'], isYours: false },
    ]);
  });

  it('lets only its author change or delete a comment', async () => {
    const [{ id }] = (await comment(people.viewer, 'Frist')).json();
    const path = `/api/reports/${report}/comments/${id}`;
    expect((await call(people.owner, 'PUT', path, { text: 'Mine' })).statusCode).toBe(403);
    expect((await call(people.owner, 'DELETE', path)).statusCode).toBe(403);
    expect((await call(people.viewer, 'PUT', path, { text: 'First' })).statusCode).toBe(200);
    const list = async () =>
      (await call(people.owner, 'GET', `/api/reports/${report}/comments?task=${TASK}`)).json();
    expect(await list()).toMatchObject([{ text: 'First', editedAt: expect.any(String) }]);
    expect((await call(people.viewer, 'DELETE', path)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('bundles mails, sends one an hour, and stops each kind by its link', async () => {
    await assign(people.owner, { assigneeId: people.viewer.id });
    await comment(people.owner, '@viewer Kettle please see https://evil.test/');
    await mailDigests(test.services);
    const { email } = (await call(people.viewer, 'GET', '/api/auth/user')).json();
    const mail = await waitForMail(test.dataFolder, email, '2 updates for you');
    expect(mail).toContain('owner Kettle assigned you a task');
    expect(mail).toContain('owner Kettle mentioned you');
    expect(mail).not.toContain('evil.test');
    await comment(people.owner, '@viewer Kettle again');
    await mailDigests(test.services);
    expect(await mailsTo(people.viewer, 'work-digest')).toHaveLength(1);
    await test.services.database.update(workNotices).set({ mailedAt: new Date(Date.now() - 2 * 3_600_000) });
    await call(people.viewer, 'POST', '/api/unsubscribe', {
      token: tokenOf(mail, 'Stop emails about mentions'),
    });
    expect((await call(people.viewer, 'GET', '/api/account/work-mails')).json()).toEqual({
      mention: false,
      assignment: true,
      due: true,
    });
    await comment(people.owner, '@viewer Kettle once more');
    await mailDigests(test.services);
    expect(await mailsTo(people.viewer, 'work-digest')).toHaveLength(1);
  });

  it('mails with the look of the workspace, or of the client that all of it is about', async () => {
    const look = { name: 'Kettle House', accent: null, senderName: 'Kettle House', replyTo: null };
    await call(people.owner, 'PUT', '/api/branding', look);
    const { email } = (await call(people.editor, 'GET', '/api/auth/user')).json();
    await comment(people.owner, '@editor Kettle first');
    await mailDigests(test.services);
    const { title } = (await call(people.owner, 'GET', `/api/reports/${report}`))
      .json()
      .analysisResults.recommendations.find(({ id }: { id: string }) => id === TASK);
    const subject = `owner Kettle mentioned you: ${title}`;
    expect(await waitForMail(test.dataFolder, email, subject)).toMatch(/\n\nKettle House\n/);
    const client = (await call(people.owner, 'POST', '/api/clients', { name: 'Teapots' })).json();
    await call(people.owner, 'PUT', `/api/clients/${client.id}/branding`, { ...look, name: 'Teapots' });
    await call(people.owner, 'PUT', `/api/reports/${report}/client`, { clientId: client.id });
    await assign(people.owner, { assigneeId: people.editor.id, dueOn: '2020-01-01' });
    await mailDueTasks(test.services);
    expect(await waitForMail(test.dataFolder, email, `Due soon: ${title}`)).toMatch(/\n\nTeapots\n/);
  });

  it('prints the month with the logo of the client that it is about', async () => {
    const look = { name: 'Teapots', accent: null, senderName: 'Teapots', replyTo: null };
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20"/></svg>';
    const client = (await call(people.owner, 'POST', '/api/clients', { name: 'Teapots' })).json().id;
    await call(people.owner, 'PUT', `/api/clients/${client}/branding`, { ...look, logo: btoa(svg) });
    await call(people.owner, 'PUT', `/api/reports/${report}/client`, { clientId: client });
    const month = new Date().toISOString().slice(0, 7);
    const hasPicture = async (query: string) => {
      const pdf = await call(people.viewer, 'GET', `/api/months/${month}/pdf${query}`);
      expect(pdf.statusCode).toBe(200);
      return pdf.rawPayload.toString('latin1').includes('/Subtype /Image');
    };
    expect(await hasPicture(`?client=${client}`)).toBe(true);
    expect(await hasPicture('')).toBe(false);
  });

  it('reminds once of a due task that is open', async () => {
    await assign(people.owner, { assigneeId: people.admin.id, dueOn: '2020-01-01' });
    await mailDueTasks(test.services);
    await mailDueTasks(test.services);
    expect(await mailsTo(people.admin, 'due-tasks')).toHaveLength(1);
  });

  it('reminds of all due tasks, 50 in each email, and of one that was done once it is open again', async () => {
    const { database } = test.services;
    const [current] = await database
      .select()
      .from(reports)
      .where(and(eq(reports.workspaceId, team), eq(reports.isCurrent, true)));
    const advised = current?.recommendations.find(({ id }) => id === TASK);
    if (current === undefined || advised === undefined) throw new Error('No recommendation');
    const ids = [TASK, ...Array.from({ length: 60 }, (_, at) => `${TASK}-${at}`)];
    await database
      .update(reports)
      .set({ recommendations: ids.map((id) => ({ ...advised, id })) })
      .where(eq(reports.id, current.id));
    await database.insert(tasks).values(
      ids.map((recommendation) => ({
        workspaceId: team,
        pageKey: current.pageKey ?? `report:${current.id}`,
        recommendation,
        assigneeId: people.owner.id,
        dueOn: '2020-01-01',
      })),
    );
    const check = (ticked: boolean) =>
      call(people.owner, 'PUT', `/api/reports/${report}/ticks`, { item: TASK, ticked });
    const waiting = () => database.$count(tasks, and(eq(tasks.workspaceId, team), isNull(tasks.remindedAt)));
    const sent = async () => (await mailsTo(people.owner, 'due-tasks')).length;
    const before = await sent();
    await check(true);
    await mailDueTasks(test.services);
    expect(await waiting()).toBe(11);
    await mailDueTasks(test.services);
    expect(await waiting()).toBe(1);
    await check(false);
    await mailDueTasks(test.services);
    expect(await waiting()).toBe(0);
    expect((await sent()) - before).toBe(3);
  });

  it('lists done tasks in the feed and the month, and pages through the feed', async () => {
    await call(people.editor, 'PUT', `/api/reports/${report}/ticks`, { item: TASK, ticked: true });
    await comment(people.editor, 'Published');
    const first = await feed('?limit=2');
    expect(first.entries.map(({ kind }) => kind)).toEqual(['commented', 'done']);
    const rest = await feed(`?before=${first.next}`);
    expect(rest.entries.map(({ kind, actor }) => [kind, actor])).toEqual([['analyzed', 'editor Kettle']]);
    expect((await feed(`?page=${report}`)).entries).toHaveLength(3);
    const month = new Date().toISOString().slice(0, 7);
    const summary = await call(people.viewer, 'GET', `/api/months/${month}`);
    expect(summary.json()).toMatchObject({ analyses: 1, done: 1, verified: 0, pages: [{ runs: 1 }] });
  });

  it('counts all pages of a month, lists those with work first, and says how many it leaves out', async () => {
    await call(people.editor, 'PUT', `/api/reports/${report}/ticks`, { item: TASK, ticked: true });
    const { database } = test.services;
    const [stored] = await database.select().from(reports).where(eq(reports.secureId, report));
    if (stored === undefined) throw new Error('There’s no report');
    const { id: _id, analysisId: _analysisId, ...one } = stored;
    const others = Array.from({ length: 501 }, (_, at) => ({
      ...one,
      secureId: randomUUID(),
      pageKey: `url:https://shop.test/${at}`,
      title: `!${at}`,
      recommendations: [],
      changes: null,
    }));
    for (let from = 0; from < others.length; from += 50)
      await database.insert(reports).values(others.slice(from, from + 50));
    const month = new Date().toISOString().slice(0, 7);
    const summary = (await call(people.viewer, 'GET', `/api/months/${month}`)).json();
    expect(summary).toMatchObject({ analyses: 502, done: 1, morePages: 2 });
    expect(summary.pages).toHaveLength(500);
    expect(summary.pages[0]).toMatchObject({ secureId: report, done: [expect.any(String)] });
  });

  it('tells an id of another workspace from none nowhere, in no body and no query', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    const stranger = await newPerson(test);
    const elsewhere = await createTestTeam(test, { owner: stranger });
    const there = (path: string, payload?: object) =>
      test.app.inject({
        method: payload ? 'POST' : 'GET',
        url: path,
        headers: inside(stranger, elsewhere),
        ...(payload && { payload }),
      });
    const foreign = (await there('/api/analyze/url', { url })).json().reportId;
    await there(`/api/reports/${foreign}/comments`, { task: TASK, text: 'Elsewhere' });
    const [comment] = (await there(`/api/reports/${foreign}/comments?task=${TASK}`)).json();
    const client = (await there('/api/clients', { name: 'Elsewhere' })).json().id;
    const site = await putSite(test, stranger, 'planned', elsewhere);
    const answer = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
      const { statusCode, body } = await call(people.owner, method, path, payload);
      return { statusCode, body };
    };
    const asked: [string, (id: string) => Promise<unknown>][] = [
      [stranger.id, (id) => answer('PUT', `/api/reports/${report}/tasks/${TASK}`, { assigneeId: id })],
      [comment.id, (id) => answer('PUT', `/api/reports/${report}/comments/${id}`, { text: 'Mine' })],
      [comment.id, (id) => answer('DELETE', `/api/reports/${report}/comments/${id}`)],
      [client, (id) => answer('PUT', `/api/reports/${report}/client`, { clientId: id })],
      [client, (id) => answer('GET', `/api/dashboard/pages?client=${id}`)],
      [site, (id) => answer('GET', `/api/activity?site=${id}`)],
      [foreign, (id) => answer('GET', `/api/activity?page=${id}`)],
      [stranger.id, (id) => answer('PUT', `/api/workspaces/${team}/members/${id}`, { role: 'viewer' })],
      [stranger.id, (id) => answer('DELETE', `/api/workspaces/${team}/members/${id}`)],
    ];
    for (const [id, ask] of asked) expect(await ask(id)).toEqual(await ask(none));
  });

  it('shows that a link was made where the page or the client is asked for that it shows', async () => {
    const client = (await call(people.owner, 'POST', '/api/clients', { name: 'Kettle House' })).json().id;
    const other = (await call(people.owner, 'POST', '/api/clients', { name: 'Teapots' })).json().id;
    await call(people.owner, 'PUT', `/api/reports/${report}/client`, { clientId: client });
    const asked = { shows: 'summary', expiresAt: null, password: null };
    for (const place of [`reports/${report}`, `clients/${client}`, `clients/${other}`])
      expect((await call(people.owner, 'POST', `/api/${place}/links`, asked)).statusCode).toBe(200);
    const links = async (query: string) =>
      (await feed(query)).entries
        .filter(({ kind }) => kind === 'link_created')
        .map(({ secureId, detail }) => secureId ?? detail);
    expect(await links('')).toEqual(['Teapots', 'Kettle House', report]);
    expect(await links(`?client=${client}`)).toEqual(['Kettle House', report]);
    expect(await links(`?client=${other}`)).toEqual(['Teapots']);
    expect(await links('?client=none')).toEqual([]);
    expect(await links(`?page=${report}`)).toEqual([report]);
  });

  it('mentions only members, not others with the same name', async () => {
    const stranger = await newPerson(test);
    const email = 'outside@shop.test';
    const named = { firstName: 'Outside', lastName: 'Person', emailVerified: true, email };
    await test.services.database.update(users).set(named).where(eq(users.id, stranger.id));
    const said = await comment(people.owner, `@Outside Person and @${email}, look`);
    expect(said.json().at(-1).mentions).toEqual([]);
    await mailDigests(test.services);
    expect(await mailsTo(stranger, 'work-digest')).toEqual([]);
  });

  it('exports for admins, without formulas', async () => {
    await comment(people.viewer, '=HYPERLINK("https://evil.test/")');
    const csv = await call(people.admin, 'GET', '/api/workspace-export.csv');
    expect(csv.body).toContain(`"'=HYPERLINK(""https://evil.test/"")"`);
    const { pages } = (await call(people.admin, 'GET', '/api/workspace-export.json')).json();
    const exported = pages[0].tasks.find(({ id }: { id: string }) => id === TASK);
    expect(exported.comments).toMatchObject([{ author: 'viewer Kettle' }]);
    expect((await call(people.editor, 'GET', '/api/workspace-export.csv')).statusCode).toBe(403);
  });
});
