import { addDays } from '@liftmark/contract/effects/measured-day';
import type { TrackRecordList } from '@liftmark/contract/track-record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports, reportTicks, trackCases, users } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';
import { createTestTeam, newPerson, type TestPerson } from '../../testing/test-team.ts';
import { countRecords } from './count-records.ts';
import { poolRecords } from './pool-records.ts';
import { createTrackRecordReader } from './track-records.ts';

const TODAY = new Date().toISOString().slice(0, 10);
/** A diagnosis that answers two checks, one that answers one, and a check that no diagnosis answers. */
const VAGUE = {
  id: 'vague-headline',
  title: 'Vague headline',
  checks: ['headline-specific', 'headline-length'],
};
const PROOF = { id: 'no-proof', title: 'No proof', checks: ['proof-present'] };
const META = { id: 'meta-description', title: 'No description', checks: ['meta-description'] };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false, environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => test.close());

const call = (who: { cookie: string } | null, url: string, payload?: object) =>
  test.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: who ? { cookie: who.cookie } : {},
    ...(payload && { payload }),
  });

const count = () => countRecords(test.services, {}, { signal: new AbortController().signal });

type Advice = typeof VAGUE;

/** A stored report on a page, as of some day, with what it found fixed since another day. */
async function report(
  { id: userId }: TestPerson,
  url: string,
  advice: Advice[],
  { fixed = [], day = TODAY, after = TODAY }: { fixed?: Advice[]; day?: string; after?: string } = {},
): Promise<{ id: number; secureId: string }> {
  const results = testReport(url);
  const recommendations = advice.map((each) => ({ ...results.recommendations[0], ...each, place: 'first' }));
  const [stored] = await test.services.database
    .insert(reports)
    .values({
      userId,
      workspaceId: userId,
      url,
      title: 'Shop',
      inputType: 'url',
      inputData: {},
      pageKey: `url:${url}`,
      analysisResults: { ...results, recommendations },
      overallScore: 'B',
      scores: results.scores,
      recommendations,
      changes:
        fixed.length === 0
          ? null
          : {
              previous: { capturedAt: `${after}T10:00:00.000Z` },
              followUps: fixed.map((recommendation) => ({ recommendation, verdict: 'fixed' })),
            },
      createdAt: new Date(`${day}T12:00:00Z`),
      // biome-ignore lint/suspicious/noExplicitAny: only what is read here
    } as any)
    .returning({ id: reports.id, secureId: reports.secureId });
  if (stored === undefined) throw new Error('No report was stored');
  return stored;
}

const tick = (who: TestPerson, { id: reportId }: { id: number }, item: string) =>
  test.services.database.insert(reportTicks).values({ reportId, workspaceId: who.id, item });

/** 70 days on which the rate jumps from about 2% to about 3%. */
async function measure(who: TestPerson, page: string, jumpOn: string): Promise<void> {
  const rows = Array.from({ length: 70 }, (_, at) => {
    const day = addDays(TODAY, at - 70);
    return `${page},${day},3000,${(day >= jumpOn ? 90 : 60) + ((at * 7) % 5)}`;
  });
  const csv = ['page,day,visits,conversions', ...rows].join('\n');
  expect((await call(who, '/api/measuring/csv', { csv })).statusCode).toBe(200);
}

async function recordsOf(who: { cookie: string } | null): Promise<Map<string, TrackRecordList[number]>> {
  const answer = await call(who, '/api/track-record');
  expect(answer.statusCode).toBe(200);
  return new Map((answer.json() as TrackRecordList).map((record) => [record.advice, record]));
}

const casesOf = (who: TestPerson) =>
  test.services.database.select().from(trackCases).where(eq(trackCases.workspaceId, who.id));

const changedOn = addDays(TODAY, -35);
const before = { day: addDays(TODAY, -40) };
const fixedThen = (fixed: Advice[]) => ({ fixed, day: addDays(changedOn, 1), after: addDays(changedOn, -3) });

describe('the track record', { timeout: 120_000 }, () => {
  it('counts a change once, however often its page is analyzed, and not before it is done', async () => {
    const me = await newPerson(test);
    const page = 'https://once.test/a';
    const first = await report(me, page, [VAGUE, PROOF, META], before);
    for (let at = 0; at < 9; at++) await report(me, `https://www.once.test/a?utm_source=${at}`, [PROOF]);
    await report(me, page, [PROOF], fixedThen([VAGUE]));
    await report(me, page, [PROOF], { fixed: [VAGUE] });
    await tick(me, first, 'meta-description');
    await count();
    const cases = Object.fromEntries((await casesOf(me)).map((each) => [each.advice, each]));
    expect(Object.keys(cases).sort()).toEqual(['meta-description', 'no-proof', 'vague-headline']);
    expect(cases['vague-headline']).toMatchObject({ kind: 'diagnosis', isDone: true, isVerified: true });
    expect(cases['meta-description']).toMatchObject({ kind: 'check', isDone: true, isVerified: false });
    expect(cases['no-proof']).toMatchObject({ isDone: false, isVerified: false, effect: null });
  });

  it('takes effects from before and after, but not of several changes at once', async () => {
    const me = await newPerson(test);
    for (const [page, fixed] of [
      ['https://alone.test/a', [VAGUE]],
      ['https://both.test/a', [VAGUE, PROOF]],
    ] as const) {
      await report(me, page, [VAGUE, PROOF], before);
      await measure(me, page, changedOn);
      await report(me, page, [], fixedThen([...fixed]));
    }
    await count();
    const cases = new Map((await casesOf(me)).map((each) => [`${each.page} ${each.advice}`, each]));
    expect(cases.get('alone.test/a vague-headline')?.effect).toBeCloseTo(Math.log(1.48), 1);
    expect(cases.get('alone.test/a vague-headline')?.error).toBeGreaterThan(0);
    for (const advice of ['vague-headline', 'no-proof'])
      expect(cases.get(`both.test/a ${advice}`)).toMatchObject({ isVerified: true, effect: null });
  });

  it('lets the result of an A/B test win, if it is about advice that was given', async () => {
    const me = await newPerson(test);
    const page = 'https://tested.test/a';
    await report(me, page, [PROOF], before);
    await measure(me, page, changedOn);
    await report(me, page, [], fixedThen([PROOF]));
    const sent = {
      page,
      name: 'Reviews',
      endedOn: changedOn,
      control: { visitors: 10_000, conversions: 300 },
      variant: { visitors: 10_000, conversions: 303 },
    };
    const unknown = await call(me, '/api/measuring/experiments', { ...sent, recommendation: 'no-price' });
    expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([400, ['recommendation']]);
    const sentWell = await call(me, '/api/measuring/experiments', { ...sent, recommendation: 'no-proof' });
    expect(sentWell.statusCode).toBe(200);
    await count();
    const [tested] = await casesOf(me);
    expect(tested).toMatchObject({ advice: 'no-proof', isDone: true, isTested: true });
    expect(tested?.effect).toBeCloseTo(Math.log(1.01), 6);
    const measuring = (await call(me, `/api/measuring/page?page=${page}`)).json();
    expect(measuring.recommendations).toEqual([{ id: 'no-proof', title: 'No proof' }]);
    expect(measuring.experiments[0].recommendation).toBe('no-proof');
  });

  it('answers readers who asked while records were counted again', async () => {
    const counted: (() => void)[] = [];
    const notifications = {
      subscribe: (_topic: string, onMessage: () => void) => {
        counted.push(onMessage);
        return () => undefined;
      },
    };
    const reader = createTrackRecordReader(test.services.database, notifications);
    const reading = reader.read(null);
    for (const clear of counted) clear();
    expect((await reading).version).toBe((await reader.read(null)).version);
  });

  it('shows others a figure from five workspaces on, and everyone their own', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => newPerson(test)));
    const [owner, ...others] = people as [TestPerson, ...TestPerson[]];
    const stranger = await newPerson(test);
    const PRICE = { id: 'no-price', title: 'No price', checks: ['price-shown'] };
    const made = await report(owner, 'https://p0.test/', [PRICE]);
    await tick(owner, made, 'no-price');
    for (const [at, person] of others.slice(1).entries())
      await tick(person, await report(person, `https://p${at + 1}.test/`, [PRICE]), 'no-price');
    await count();
    expect((await recordsOf(owner)).get('no-price')).toMatchObject({ done: 1, of: 'workspace', verified: 0 });
    for (const reader of [stranger, null])
      await expect.poll(async () => (await recordsOf(reader)).has('no-price')).toBe(false);
    const fifth = others[0] as TestPerson;
    await report(fifth, 'https://p9.test/', [PRICE], before);
    await report(fifth, 'https://p9.test/', [], { fixed: [PRICE] });
    await count();
    const expected = {
      advised: 5,
      done: 5,
      verified: null,
      effect: null,
      of: 'installation',
      label: 'No price',
    };
    for (const reader of [owner, stranger, null])
      await expect.poll(async () => (await recordsOf(reader)).get('no-price')).toMatchObject(expected);
    // In the report it stands beside the results, which stay as they were stored.
    const read = async (who: TestPerson | null) => (await call(who, `/api/reports/${made.secureId}`)).json();
    expect((await read(null)).trackRecords).toEqual({ 'no-price': expect.objectContaining({ done: 5 }) });
    expect((await read(null)).analysisResults).not.toHaveProperty('trackRecords');
    const diagnoses = (await call(null, `/api/reports/${made.secureId}/diagnoses`)).json();
    expect(diagnoses.reportId).toBe(made.secureId);
    const founder = await signedInAs(test, { plan: 'founder' });
    expect((await call(stranger, '/api/founders/track-record')).statusCode).toBe(404);
    const { countedAt, records } = (await call(founder, '/api/founders/track-record')).json();
    expect(Date.now() - Date.parse(countedAt)).toBeLessThan(60_000);
    expect(records).toContainEqual(
      expect.objectContaining({ advice: 'no-price', kind: 'diagnosis', done: 5, verified: 1, workspaces: 5 }),
    );
    const csv = await call(founder, '/api/founders/track-record/export');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body).toContain('"no-price","diagnosis","No price",5,5,1,5,0,0,0,0,"","",""');
    const json = await call(founder, '/api/founders/track-record/export?format=json');
    expect(json.json().records).toEqual(records);
  });

  it('counts the teams of one person once, and people without a verified address never', async () => {
    const { database } = test.services;
    const [person, unverified, ...others] = (await Promise.all(
      Array.from({ length: 5 }, () => newPerson(test)),
    )) as [TestPerson, TestPerson, ...TestPerson[]];
    const teams = await Promise.all([1, 2, 3, 4].map(() => createTestTeam(test, { owner: person })));
    await database.update(users).set({ emailVerified: false }).where(eq(users.id, unverified.id));
    const own = [...teams, person.id, unverified.id, ...others.map(({ id }) => id)];
    const cases = own.map((workspaceId) => ({
      workspaceId,
      page: 'own.test/',
      advice: 'weak-proof',
      kind: 'diagnosis' as const,
      checks: ['proof-strong'],
      isDone: true,
      isVerified: true,
      effect: 0.1,
      error: 0.02,
      isTested: true,
    }));
    await database.insert(trackCases).values(cases);
    const pooled = new Map((await poolRecords(database)).map((each) => [each.advice, each]));
    const counted = { advised: 8, done: 8, doneIn: 4, verifiedIn: 4 };
    expect(pooled.get('weak-proof')).toMatchObject({ ...counted, effect: { cases: 8, workspaces: 4 } });
    expect(pooled.get('proof-strong')).toMatchObject(counted);
    const [alone] = await poolRecords(database, unverified.id);
    expect(alone).toMatchObject({ advised: 1, done: 1, effect: { cases: 1 } });
    await database.delete(trackCases).where(eq(trackCases.advice, 'weak-proof'));
  });

  it('pools measured cases, for checks only where one is all that changed', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(test)));
    const rows = people.map(({ id: workspaceId }, at) => ({
      workspaceId,
      page: `pool-${at}.test/a`,
      isDone: true,
      isVerified: true,
      isTested: at === 0,
      effect: 0.08 + 0.01 * at,
      error: 0.02,
    }));
    const advised = people.map((person, at) => report(person, `https://pool-${at}.test/a`, []));
    await Promise.all(advised);
    await test.services.database.insert(trackCases).values([
      ...rows.map((row) => ({
        ...row,
        advice: 'who-is-behind',
        kind: 'diagnosis' as const,
        checks: ['about-link'],
      })),
      ...rows.map((row) => ({
        ...row,
        advice: 'late-action',
        kind: 'diagnosis' as const,
        checks: ['a', 'b'],
      })),
    ]);
    const pooled = new Map((await poolRecords(test.services.database)).map((each) => [each.advice, each]));
    const one = pooled.get('who-is-behind')?.effect;
    expect(one).toMatchObject({ cases: 6, sites: 6, workspaces: 6, abTests: 1 });
    expect(one?.lift).toBeGreaterThan(5);
    expect(one?.lift).toBeLessThan(11);
    expect(pooled.get('about-link')?.effect).toEqual(one);
    expect(pooled.get('a')).toMatchObject({ done: 6, verified: 6, effect: null });
  });

  it('goes with its workspace', async () => {
    const me = await newPerson(test);
    await tick(me, await report(me, 'https://gone.test/', [META]), 'meta-description');
    await count();
    expect(await casesOf(me)).toHaveLength(1);
    await test.services.database.delete(users).where(eq(users.id, me.id));
    expect(await casesOf(me)).toEqual([]);
  });
});
