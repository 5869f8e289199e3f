import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReportTrials, TrialRun } from '@liftmark/contract/report-trials';
import { keepLanguageIn } from '@liftmark/contract/translated';
import { TOGETHER, type Trial } from '@liftmark/contract/trials';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyses, keptPages, reports, trialRuns, users } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';
import { testPatch, testTrial } from '../../testing/test-trial.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { openTrials } from '../reports/locking.ts';
import { abandonTrials } from './abandon-trials.ts';
import { trialFolder } from './files.ts';
import { runTrials } from './run-trials.ts';
import { storeTrials } from './store-trials.ts';
import { text as german } from './text.de.ts';
import { text } from './text.ts';

const silent = pino({ level: 'silent' });
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.engine.tries.splice(0);
  await test.services.database.delete(keptPages);
});

type Person = { cookie: string };
let count = 0;

/** A report whose recommendations with these ids have a fix and are among the first. */
async function reportOf(person: Person, fixable: string[]): Promise<string> {
  count += 1;
  const url = `https://shop.test/trials-${count}`;
  const report = testReport(url);
  test.engine.found.set(url, {
    ...report,
    recommendations: report.recommendations.map((item, index) => {
      const id = fixable[index] ?? item.id;
      return fixable.length > index ? { ...item, id, place: 'first', patch: testPatch() } : item;
    }),
  });
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/analyze/url',
    payload: { url },
    headers: person,
  });
  return made.json().reportId;
}

async function trialsOf(id: string, headers: Partial<Person>): Promise<ReportTrials> {
  const answer = await test.app.inject({ url: `/api/reports/${id}/trials`, headers });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

async function ended(id: string, person: Person): Promise<TrialRun> {
  return vi.waitFor(
    async () => {
      const [run] = (await trialsOf(id, person)).runs;
      if (run === undefined || run.state === 'queued' || run.state === 'running')
        throw new Error('still open');
      return run;
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function shownTrials(id: string, headers: Partial<Person> = {}): Promise<Trial[]> {
  const answer = await test.app.inject({ url: `/api/reports/${id}`, headers });
  return answer.json().analysisResults.trials ?? [];
}

const ask = (id: string, person: Person, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/reports/${id}/trials`, headers: person, payload });

async function analysisOf(secureId: string): Promise<string> {
  const { database } = test.services;
  const [found] = await database.select().from(reports).where(eq(reports.secureId, secureId));
  return found?.analysisId ?? '';
}

async function filesOf(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of test.services.files.list()) if (key.startsWith(folder)) keys.push(key);
  return keys;
}

it('tries the first fixes of a new report, and stores them with their pictures', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one', 'two']);
  expect(await ended(id, owner)).toMatchObject({ kind: 'first', state: 'done', tried: 2, total: 2 });
  const trials = await shownTrials(id);
  expect(trials.map(({ recommendation }) => recommendation)).toEqual(['one', 'two']);
  const file = trials[0]?.pictures.desktop?.place.after?.file;
  const picture = await test.app.inject({ url: `/api/reports/${id}/trials/${file}` });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  // They don't count toward the plan.
  expect((await trialsOf(id, owner)).left).toBe(100);
});

it('tries nothing where nothing is concrete enough', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, []);
  expect(await trialsOf(id, owner)).toEqual({ runs: [], left: 100, page: null });
});

it('sends neither trials nor pictures of locked fixes', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const pro = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one', 'two', 'three']);
  await ended(id, owner);
  await endPlan(id);
  const ids = async (viewer: Person) =>
    (await shownTrials(id, viewer)).map(({ recommendation }) => recommendation);
  expect([await ids(owner), await ids(pro)]).toEqual([
    ['one', 'two'],
    ['one', 'two', 'three'],
  ]);
  const locked = (await shownTrials(id, pro))[2]?.pictures.desktop?.place.after?.file;
  const status = async (headers: Partial<Person>) =>
    (await test.app.inject({ url: `/api/reports/${id}/trials/${locked}`, headers })).statusCode;
  expect([await status({}), await status(owner), await status(pro)]).toEqual([404, 404, 200]);
  expect((await ask(id, owner, { recommendation: 'three' })).statusCode).toBe(403);
});

async function endPlan(id: string): Promise<void> {
  const { database } = test.services;
  const [report] = await database.select().from(reports).where(eq(reports.secureId, id));
  await database
    .update(users)
    .set({ subscriptionStatus: 'free' })
    .where(eq(users.id, report?.userId ?? ''));
}

it('tries the fixes of the open problems alone where the others are locked', async () => {
  const owner = await signedInAs(test, { plan: 'free' });
  const id = await reportOf(owner, ['one', 'two', 'three']);
  expect(await ended(id, owner)).toMatchObject({ kind: 'first', state: 'done', tried: 2, total: 2 });
  expect(test.engine.tries).toEqual(['one', 'two']);
  expect((await shownTrials(id, owner)).map(({ recommendation }) => recommendation)).toEqual(['one', 'two']);
});

it('shows what the open fixes do together, and nothing that includes a locked one', () => {
  const together = (...includes: string[]) => ({
    ...testTrial({ recommendation: TOGETHER, patch: testPatch() }),
    includes,
  });
  const open = new Set(['one', 'two']);
  const trials = [together('one', 'two'), together('one', 'two', 'three'), together()];
  expect(openTrials(trials, open)).toEqual(trials.slice(0, 1));
});

it('adds links to addresses that the owner gives, and keeps them as the fix', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  count += 1;
  const url = `https://shop.test/links-${count}`;
  const report = testReport(url);
  const [first, ...others] = report.recommendations;
  if (first === undefined) throw new Error('Nothing is recommended.');
  const legal = { ...first, checks: ['legal-links'] };
  test.engine.found.set(url, { ...report, recommendations: [legal, ...others] });
  const payload = { url };
  const made = await test.app.inject({ method: 'POST', url: '/api/analyze/url', payload, headers: owner });
  const id: string = made.json().reportId;
  const asking = (links: object, recommendation = legal.id) => ask(id, owner, { recommendation, links });

  const elsewhere = await asking({ privacy: 'https://evil.test/privacy' });
  expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([400, text.otherSite]);
  expect((await asking({ privacy: 'javascript:alert(1)' })).statusCode).toBe(400);
  expect((await asking({ blog: '/blog' })).statusCode).toBe(400);
  expect((await asking({ contact: '/contact' })).json().message).toBe(text.problems.noLinks);
  expect((await asking({ privacy: '/p' }, 'recommendation-b')).json().message).toBe(text.problems.noLinks);

  const asked = await asking({ privacy: '/privacy', terms: 'https://shop.test/terms' });
  expect([asked.statusCode, asked.json().kind]).toEqual([202, 'recommendation']);
  expect(await ended(id, owner)).toMatchObject({ state: 'done' });
  const shown = await test.app.inject({ url: `/api/reports/${id}`, headers: owner });
  const { recommendations, trials } = shown.json().analysisResults;
  expect(trials[0].patch).toEqual(recommendations[0].patch);
  expect(recommendations.map(({ id }: { id: string }) => id)).toEqual([
    legal.id,
    ...others.map(({ id }) => id),
  ]);
  const exported = await test.app.inject({ url: `/api/reports/${id}/fixes?format=list`, headers: owner });
  expect(exported.body).toMatch(/Link to .*\/privacy/);
});

it('tries your own words for you alone', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, []);
  const asked = await ask(id, owner, { part: 'headline', text: 'Tea in April' });
  expect([asked.statusCode, asked.json().kind]).toEqual([202, 'words']);
  const run = await ended(id, owner);
  const repeated = await ask(id, owner, { part: 'headline', text: 'Tea in April' });
  expect([repeated.statusCode, repeated.json().id]).toEqual([202, run.id]);
  expect(run.trial?.patch.summary).toBe('Change the headline to “Tea in April”.');
  const file = run.trial?.pictures.desktop?.place.after?.file;
  const stranger = await signedInAs(test, { plan: 'pro' });
  const status = async (headers: Person) =>
    (await test.app.inject({ url: `/api/reports/${id}/trials/${file}`, headers })).statusCode;
  expect([await status(owner), await status(stranger)]).toEqual([200, 404]);
  expect((await trialsOf(id, stranger)).runs).toEqual([]);
  expect(await shownTrials(id)).toEqual([]);
  expect((await ask(id, stranger, { part: 'headline', text: 'Mine' })).statusCode).toBe(404);
});

it.each([
  ['markup', { part: 'headline', text: 'Tea <script>' }],
  ['hidden characters', { part: 'headline', text: 'Tea\u202e' }],
  ['too many words', { part: 'button', text: 'x'.repeat(601) }],
  ['another part', { part: 'footer', text: 'Tea' }],
])('refuses %s', async (_, payload) => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, []);
  expect((await ask(id, owner, payload)).statusCode).toBe(400);
});

it('says why there is nothing to try', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, []);
  await ask(id, owner, { part: 'headline', text: 'nowhere' });
  expect(await ended(id, owner)).toMatchObject({ state: 'failed', message: text.problems.noHeadline });
  const none = await ask(id, owner, { recommendation: 'recommendation-a' });
  expect([none.statusCode, none.json().message]).toEqual([409, text.problems.noFix]);
});

describe('on a report in another language', () => {
  const before = keepLanguageIn(new AsyncLocalStorage());
  afterAll(() => keepLanguageIn(before));

  it('says why in that language', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const id = await reportOf(owner, []);
    const { database } = test.services;
    await database.update(reports).set({ writtenIn: 'de' }).where(eq(reports.secureId, id));
    await ask(id, owner, { part: 'headline', text: 'nowhere' });
    expect(await ended(id, owner)).toMatchObject({ state: 'failed', message: german.problems.noHeadline });
    const none = await ask(id, owner, { recommendation: 'recommendation-a' });
    expect(none.json()).toEqual({ code: 'conflict', message: german.problems.noFix, writtenIn: 'de' });
    const [run] = await database.select().from(trialRuns).orderBy(desc(trialRuns.createdAt)).limit(1);
    if (run === undefined) throw new Error('No run');
    const sentence = 'A sentence of an earlier version.';
    await database.update(trialRuns).set({ message: sentence }).where(eq(trialRuns.id, run.id));
    expect(await ended(id, owner)).toMatchObject({ message: sentence });
  });
});

it('limits a free account to five a day, without those of which nothing came', async () => {
  const owner = await signedInAs(test, { plan: 'free' });
  const id = await reportOf(owner, []);
  await ask(id, owner, { part: 'headline', text: 'nowhere' });
  await ended(id, owner);
  for (let left = 5; left > 0; left -= 1) {
    expect((await trialsOf(id, owner)).left).toBe(left);
    expect((await ask(id, owner, { part: 'headline', text: `Tea ${left}` })).statusCode).toBe(202);
    await ended(id, owner);
  }
  const refused = await ask(id, owner, { part: 'headline', text: 'Tea' });
  expect(refused.json()).toMatchObject({ code: 'free_limit', message: text.freeLimit });
});

/** A report whose run is open, with the job as the queue would hand it to a worker. */
async function heldReport(owner: Person) {
  const id = await reportOf(owner, ['held']);
  await vi.waitFor(() => expect(test.engine.tries).toContain('held'), { timeout: 10_000 });
  return id;
}

it('stops what was canceled, and leaves no picture', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await heldReport(owner);
  const cancelled = await test.app.inject({
    method: 'POST',
    url: `/api/reports/${id}/trials/cancel`,
    headers: owner,
  });
  expect(cancelled.json().runs[0].state).toBe('cancelled');
  const next = await reportOf(owner, []);
  await ask(next, owner, { part: 'headline', text: 'Tea' });
  expect((await ended(next, owner)).state).toBe('done');
  expect(await filesOf(`analyses/${await analysisOf(id)}/trials`)).toEqual([]);
});

it('leaves nothing of a report that is deleted while its fixes are tried', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await heldReport(owner);
  const folder = `analyses/${await analysisOf(id)}`;
  await test.app.inject({ method: 'DELETE', url: `/api/reports/${id}`, headers: owner });
  await vi.waitFor(async () => expect(await filesOf(folder)).toEqual([]), { timeout: 10_000 });
  await expect(trialsOf(id, owner)).rejects.toThrow('404');
});

it.each(['the report', 'the account'])('deletes all pictures of trials with %s', async (what) => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one']);
  await ended(id, owner);
  await ask(id, owner, { part: 'headline', text: 'Tea in April' });
  await ended(id, owner);
  const folder = `analyses/${await analysisOf(id)}/trials`;
  expect(await filesOf(folder)).toHaveLength(4);
  const [report] = await test.services.database.select().from(reports).where(eq(reports.secureId, id));
  if (what === 'the report')
    await test.app.inject({ method: 'DELETE', url: `/api/reports/${id}`, headers: owner });
  else await deleteAccount(test.services, report?.userId ?? '', 'request');
  await vi.waitFor(async () => expect(await filesOf(folder)).toEqual([]), { timeout: 10_000 });
});

it('a second attempt after a dead worker ends the run once, and a third has no effect', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one']);
  await ended(id, owner);
  const { database, files } = test.services;
  const [report] = await database.select().from(reports).where(eq(reports.secureId, id));
  const [run] = await database
    .select()
    .from(trialRuns)
    .where(eq(trialRuns.reportId, report?.id ?? 0));
  if (run === undefined || report?.analysisId == null) throw new Error('No run');
  // As the worker left it that died after it stored a picture.
  await database
    .update(trialRuns)
    .set({ state: 'running', finishedAt: null })
    .where(eq(trialRuns.id, run.id));
  const payload = { runId: run.id, analysisId: report.analysisId };
  const worker = { ...test.services, engine: test.engine, log: silent, proEmails: [], patienceMs: 10_000 };
  const attempt = (retries: number) =>
    runTrials(worker, payload, { id: 'job', retries, isLast: false, signal: new AbortController().signal });
  await attempt(1);
  expect(await ended(id, owner)).toMatchObject({ state: 'done', tried: 1 });
  const stored = await filesOf(`analyses/${report.analysisId}/trials`);
  expect(stored.every((key) => key.startsWith(trialFolder(report.analysisId ?? '', `${run.id}-1`)))).toBe(
    true,
  );
  const tries = test.engine.tries.length;
  await attempt(2);
  expect(test.engine.tries).toHaveLength(tries);
  expect(await filesOf(`analyses/${report.analysisId}/trials`)).toEqual(stored);
  // An attempt that died after the report was deleted.
  await database.delete(reports).where(eq(reports.id, report.id));
  await files.put(`${trialFolder(report.analysisId, `${run.id}-2`)}/late.jpg`, Buffer.from('late'));
  await attempt(2);
  expect(await filesOf(`analyses/${report.analysisId}/trials`)).toEqual([]);
});

it('a run whose every worker died ends with a sentence, and only once', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one']);
  const done = await ended(id, owner);
  const { database, files } = test.services;
  const payload = { runId: done.id, analysisId: await analysisOf(id) };
  await abandonTrials({ database, files }, payload);
  expect((await ended(id, owner)).state).toBe('done');
  await database.update(trialRuns).set({ state: 'running' }).where(eq(trialRuns.id, done.id));
  await abandonTrials({ database, files }, payload);
  expect(await ended(id, owner)).toMatchObject({ state: 'failed', message: text.problems.crash });
});

it('leaves the machine to analyses, and says so if that takes too long', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one']);
  await ended(id, owner);
  const { database } = test.services;
  const [report] = await database.select().from(reports).where(eq(reports.secureId, id));
  const [run] = await database
    .select()
    .from(trialRuns)
    .where(eq(trialRuns.reportId, report?.id ?? 0));
  if (run === undefined || report?.analysisId == null) throw new Error('No run');
  await database.update(trialRuns).set({ state: 'queued' }).where(eq(trialRuns.id, run.id));
  await database.update(analyses).set({ state: 'queued' }).where(eq(analyses.id, report.analysisId));
  const worker = { ...test.services, engine: test.engine, log: silent, proEmails: [], patienceMs: 100 };
  const job = { id: 'job', retries: 0, isLast: false, signal: new AbortController().signal };
  test.engine.tries.splice(0);
  await runTrials(worker, { runId: run.id, analysisId: report.analysisId }, job);
  await database.update(analyses).set({ state: 'done' }).where(eq(analyses.id, report.analysisId));
  expect(await ended(id, owner)).toMatchObject({ state: 'failed', message: text.problems.crowded });
  expect(test.engine.tries).toEqual([]);
});

it('a bug ends the run with a sentence for its owner', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['broken']);
  expect(await ended(id, owner)).toMatchObject({ state: 'failed', message: text.problems.ownFault });
});

it('lists what was measured with a change on the dashboard', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one']);
  await ended(id, owner);
  const answer = await test.app.inject({ url: '/api/dashboard/pages', headers: owner });
  const [page] = answer.json().pages;
  const tried = page.recommendations.map((item: { id: string; tried?: object }) => [item.id, item.tried]);
  expect(tried).toContainEqual(['one', { before: 61, after: 66 }]);
  expect(tried.filter(([, score]: [string, object | undefined]) => score !== undefined)).toHaveLength(1);
});

it('a report shows the trial of all together last', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one']);
  await ended(id, owner);
  const { database } = test.services;
  const [report] = await database.select().from(reports).where(eq(reports.secureId, id));
  if (report?.analysisResults.kind !== 'conversion') throw new Error('No report');
  const trials =
    report.analysisResults.trials?.map((trial) => ({ ...trial, recommendation: TOGETHER })) ?? [];
  await database
    .update(reports)
    .set({ analysisResults: { ...report.analysisResults, trials } })
    .where(eq(reports.id, report.id));
  await ask(id, owner, { recommendation: 'one' });
  await ended(id, owner);
  expect((await shownTrials(id)).map(({ recommendation }) => recommendation)).toEqual(['one', TOGETHER]);
});

it('tries the first fixes once more, with all together, as one try', async () => {
  const owner = await signedInAs(test, { plan: 'free' });
  const id = await reportOf(owner, ['one', 'two', 'three']);
  await ended(id, owner);
  const { left } = await trialsOf(id, owner);
  test.engine.tries.splice(0);
  const asked = await ask(id, owner, { recommendation: TOGETHER });
  expect(asked.json()).toMatchObject({ kind: 'recommendation', total: 2 });
  expect(await ended(id, owner)).toMatchObject({ id: asked.json().id, state: 'done', tried: 2 });
  expect(test.engine.tries).toEqual(['one', 'two']);
  expect((await trialsOf(id, owner)).left).toBe((left ?? 0) - 1);
});

it('tries nothing together where there is one fix', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one']);
  await ended(id, owner);
  const refused = await ask(id, owner, { recommendation: TOGETHER });
  expect(refused.json()).toMatchObject({ code: 'conflict', message: text.noneTogether });
});

it('keeps what a fix did where a later try came to nothing', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, ['one', 'two']);
  await ended(id, owner);
  const { database } = test.services;
  const [report] = await database.select().from(reports).where(eq(reports.secureId, id));
  const shown = await shownTrials(id);
  const [one, two] = shown;
  if (report?.analysisResults.kind !== 'conversion' || !one || !two) throw new Error('No trials');
  const untried: Partial<Trial> = { applied: false, reason: 'notLoaded', score: null, holds: false };
  const trials = [one, { ...two, ...untried }];
  await database
    .update(reports)
    .set({ analysisResults: { ...report.analysisResults, trials } })
    .where(eq(reports.id, report.id));
  const isRunning = eq(trialRuns.reportId, report.id);
  const [run] = await database.update(trialRuns).set({ state: 'running' }).where(isRunning).returning();
  if (run === undefined) throw new Error('No run');
  const later = [{ ...one, ...untried }, two];
  const place = { folder: trialFolder(report.analysisId ?? '', 'later'), attempt: 'later' };
  expect(await storeTrials(test.services, run, { trials: later, pictures: new Map() }, place)).toBe(true);
  expect((await shownTrials(id)).map(({ applied }) => applied)).toEqual([true, true]);
});

const openPage = (id: string, person: Person) =>
  test.app.inject({ method: 'POST', url: `/api/reports/${id}/trials/page`, headers: person });
const closePage = (id: string, person: Person) =>
  test.app.inject({ method: 'POST', url: `/api/reports/${id}/trials/page/close`, headers: person });

const isOpen = (id: string, person: Person) =>
  vi.waitFor(async () => expect((await trialsOf(id, person)).page).toBe('open'), {
    timeout: 20_000,
    interval: 50,
  });

it('tries your words on the page that is kept open, and closes it when you leave', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, []);
  const before = { ...test.engine.keptPages };
  expect((await openPage(id, owner)).json().page).toBe('opening');
  await isOpen(id, owner);
  await openPage(id, owner);
  for (const words of ['Tea in April', 'Tea in May']) {
    const run = (await ask(id, owner, { part: 'headline', text: words })).json();
    expect(await ended(id, owner)).toMatchObject({ id: run.id, state: 'done', tried: 1 });
  }
  const [run] = (await trialsOf(id, owner)).runs;
  const file = run?.trial?.pictures.desktop?.place.after?.file;
  expect(file).toMatch(`${run?.id}-page/`);
  const picture = await test.app.inject({ url: `/api/reports/${id}/trials/${file}`, headers: owner });
  expect(picture.statusCode).toBe(200);
  expect(test.engine.keptPages).toEqual({ ...before, opened: before.opened + 1, tries: before.tries + 2 });
  // No load of its own.
  expect(test.engine.tries).toEqual([]);
  expect((await closePage(id, owner)).json().page).toBe(null);
  await vi.waitFor(() => expect(test.engine.keptPages.closed).toBe(before.closed + 1), { timeout: 10_000 });
});

it('tries your words in a load of their own when the page has gone', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, []);
  await openPage(id, owner);
  await isOpen(id, owner);
  await ask(id, owner, { part: 'headline', text: 'gone' });
  expect(await ended(id, owner)).toMatchObject({ state: 'done' });
  expect(test.engine.tries).toEqual(['own-words']);
  await vi.waitFor(async () => expect((await trialsOf(id, owner)).page).toBe(null), { timeout: 10_000 });
});

it('keeps one page open for each account', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const first = await reportOf(owner, []);
  const second = await reportOf(owner, []);
  await openPage(first, owner);
  await isOpen(first, owner);
  await openPage(second, owner);
  await isOpen(second, owner);
  expect((await trialsOf(first, owner)).page).toBe(null);
  await closePage(second, owner);
});

it('keeps few pages open on an installation', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => signedInAs(test, { plan: 'pro' })));
  for (const person of people) await keptRowOf(await reportOf(person, []));
  const last = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(last, []);
  expect((await openPage(id, last)).json().page).toBe(null);
  await test.services.database.delete(keptPages);
  await openPage(id, last);
  await isOpen(id, last);
  await closePage(id, last);
});

/** A page that is open in another process. */
async function keptRowOf(secureId: string, aliveAt = new Date()): Promise<void> {
  const { database } = test.services;
  const [report] = await database.select().from(reports).where(eq(reports.secureId, secureId));
  if (report?.userId == null) throw new Error('No report');
  await database
    .insert(keptPages)
    .values({ reportId: report.id, userId: report.userId, isOpen: true, aliveAt });
}

it('keeps few pages open if many people come at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signedInAs(test, { plan: 'pro' })));
  const ids: string[] = [];
  for (const person of people) ids.push(await reportOf(person, []));
  await Promise.all(people.map((person, index) => openPage(ids[index] ?? '', person)));
  const { database } = test.services;
  expect(await database.select().from(keptPages)).toHaveLength(3);
});

it('makes room for an account without a page by closing the one that was unused for longest', async () => {
  const { database } = test.services;
  await database.delete(keptPages);
  const idle = await Promise.all(Array.from({ length: 3 }, () => signedInAs(test, { plan: 'pro' })));
  const rows = [];
  for (const [at, person] of idle.entries()) {
    const secureId = await reportOf(person, []);
    const [report] = await database.select().from(reports).where(eq(reports.secureId, secureId));
    if (report?.userId == null) throw new Error('No report');
    rows.push({ reportId: report.id, userId: report.userId, usedAt: new Date(Date.now() - at * 40_000) });
  }
  await database.insert(keptPages).values(rows);
  const newcomer = await signedInAs(test, { plan: 'pro' });
  await openPage(await reportOf(newcomer, []), newcomer);
  const left = (await database.select().from(keptPages)).map(({ userId }) => userId);
  expect(left).toHaveLength(3);
  expect(left).not.toContain(rows[2]?.userId);
  expect(left).toEqual(expect.arrayContaining([rows[0]?.userId, rows[1]?.userId]));
  await database.delete(keptPages);
});

it('a page whose worker died counts no more, and words still run', async () => {
  const owner = await signedInAs(test, { plan: 'pro' });
  const id = await reportOf(owner, []);
  await keptRowOf(id, new Date(Date.now() - 60_000));
  expect((await trialsOf(id, owner)).page).toBe(null);
  await ask(id, owner, { part: 'headline', text: 'Tea in June' });
  expect(await ended(id, owner)).toMatchObject({ state: 'done' });
  expect(test.engine.tries).toEqual(['own-words']);
  await openPage(id, owner);
  await isOpen(id, owner);
  await closePage(id, owner);
});
