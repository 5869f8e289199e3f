import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, type FiguresData, figuresData, NOON } from '../../testing/figures-data.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { loadAnalytics } from './analytics.ts';
import { periodOf } from './range.ts';
import { rollUpUntil } from './roll-up-events.ts';

describe('the figures of use', () => {
  let test: TestApp;
  let data: FiguresData;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false });
    data = figuresData(test.services.database);
    await addAccounts(data);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.services.database.execute(sql`truncate analytics_events, event_days, page_days`);
    await test.services.database.execute(sql`delete from analyses`);
    await addUse(data);
  });

  const load = (range: '24h' | '7d' | '30d') => loadAnalytics(data.deps, periodOf(range, NOON));
  const roll = (eventDays: number, now = NOON) =>
    rollUpUntil({ ...data.deps, eventDays }, now.getTime(), new AbortController().signal);

  it('counts accounts without founders', async () => {
    expect(await load('7d')).toMatchObject({
      totalUniqueUsers: 7, // A B C D E G K
      uniqueUsersWithReports: 2, // A D
      trialUsers: 1, // B; the time of K is over
      recentSignups: 4, // A B C, and D at most 7 times 24 hours ago
      cardsOnFile: 3, // A B G
      trustRate: 43, // 3 of 7
      freeAnalysisOnly: 4, // C D K, and E whose rights need no card
    });
  });

  it('says how many who came became customers, beside the time before', async () => {
    const { conversionRate, conversionGrowth } = await load('7d');
    expect(conversionRate).toBeCloseTo(66.667, 3); // A and B of A B C
    expect(conversionGrowth).toBeCloseTo(33.333, 3); // E of D E before: 50 %
    expect((await load('30d')).conversionRate).toBe(60); // A B E of A B C D E
    expect((await load('30d')).conversionGrowth).toBeNull(); // nobody came before
  });

  it('lists sign-ups by day, with the days on which nobody came', async () => {
    expect((await load('7d')).signupsByDay.map(({ day, signups }) => [day.slice(5), signups])).toEqual([
      ['03-04', 1],
      ['03-05', 1],
      ['03-06', 0],
      ['03-07', 0],
      ['03-08', 0],
      ['03-09', 1],
      ['03-10', 0],
    ]);
  });

  const WEEK = {
    visits: 5, // one on two days, and three more
    bounceRate: 60, // one page alone: the visit of each of the two days, and the one that only loaded anew
    avgSessionDuration: 24, // 40 + 20 + 10 + 50 seconds of five visits
    dailyActiveUsers: 3 / 7, // A and D on the 9th, B on the 10th
    popularPages: [
      { path: '/a', views: 7 },
      { path: '/b', views: 2 },
      { path: '/c', views: 1 },
    ],
  };

  it('counts visits, pages and active accounts', async () => {
    expect(await load('7d')).toMatchObject(WEEK);
  });

  it('counts the last 24 hours to the minute', async () => {
    expect(await load('24h')).toMatchObject({
      visits: 2,
      bounceRate: 0,
      avgSessionDuration: 55,
      dailyActiveUsers: 2,
      popularPages: [
        { path: '/a', views: 2 },
        { path: '/b', views: 1 },
        { path: '/c', views: 1 },
      ],
    });
  });

  it('says the same once days are rolled up and their events are gone', async () => {
    await roll(2);
    await roll(2);
    const left = await test.services.database.execute(
      sql`select min(timestamp) as first from analytics_events`,
    );
    expect(new Date(String(left.rows[0]?.first)).getTime()).toBeGreaterThan(at('08 12:00').getTime());
    expect(await load('7d')).toMatchObject(WEEK);
    expect((await load('30d')).visits).toBe(6);
  });

  it('leaves a day open as long as its events may still arrive', async () => {
    await roll(90, at('10 01:00'));
    const days = await test.services.database.execute(sql`select max(day)::text as last from event_days`);
    expect(days.rows).toEqual([{ last: '2026-03-08' }]);
    expect(await load('7d')).toMatchObject(WEEK);
  });

  it('drops no event of a day that is not rolled up', async () => {
    await test.services.database.execute(sql`delete from analytics_events`);
    await roll(2);
    expect((await load('7d')).visits).toBe(0);
  });
});

async function addAccounts({ user, subscription, report }: FiguresData): Promise<void> {
  const running = { subscriptionStatus: 'active', proUntil: new Date('2099-01-01') };
  await user('F', { createdAt: at('09'), stripeCustomerId: 'cus_f', ...running });
  await user('A', { createdAt: at('09'), stripeCustomerId: 'cus_a', ...running });
  await user('B', {
    createdAt: at('05'),
    stripeCustomerId: 'cus_b',
    ...running,
    subscriptionStatus: 'trialing',
  });
  await user('C', { createdAt: at('04') });
  await user('D', { createdAt: at('03 23:59') });
  await user('E', { createdAt: at('02-26'), stripeCustomerId: 'master_access', ...running });
  await user('G', { stripeCustomerId: 'cus_g' });
  await user('K', { subscriptionStatus: 'trialing', proUntil: at('01-08') });
  await subscription('F', { createdAt: at('09') });
  await subscription('A', { createdAt: at('09') });
  await subscription('B', { createdAt: at('05'), status: 'trialing' });
  await subscription('E', { createdAt: at('02-26') });
  // Never paid, so it never brought anything.
  await subscription('C', { createdAt: at('05'), status: 'incomplete', proUntil: at('05') });
  for (const [name, moment] of [
    ['A', '09'],
    ['A', '10'],
    ['D', '09'],
    ['C', '03 23:00'],
    ['F', '09'],
  ] as const) {
    await report(name, moment);
  }
}

async function addUse({ events, analysis }: FiguresData): Promise<void> {
  const view = (moment: string, path: string): [string, string, object] => [moment, 'page_view', { path }];
  const seen = (moment: string, seconds: number): [string, string, object] => [
    moment,
    'engagement',
    { path: '/a', level: 'low', seconds },
  ];
  type Events = Parameters<typeof events>[2];
  const add = (session: string | null, who: string | null, list: unknown[]) =>
    events(session, who, list as Events);
  await add('s1', 'A', [
    view('09 13:00', '/a'),
    view('09 13:01', '/b'),
    seen('09 13:02', 40),
    seen('09 13:03', 20),
  ]);
  await add('s2', null, [view('09 10:00', '/a'), view('09 10:01', '/a'), seen('09 10:02', 10)]);
  await add('s3', null, [view('04 23:50', '/a'), view('05 00:10', '/b')]);
  await add('s4', 'F', [view('09 13:00', '/a'), seen('09 13:02', 500)]);
  await add('s5', 'B', [view('10 11:00', '/a'), view('10 11:01', '/c'), seen('10 11:30', 50)]);
  await add('s6', null, [view('03 10:00', '/a')]);
  await add('s7', null, [['09 10:00', 'scroll_depth', { path: '/a', percent: 50 }]]);
  await add(null, null, [view('06 10:00', '/a'), view('06 10:00', '/a')]);
  await analysis('D', '09 09:00');
  await analysis('A', '09 13:30');
  await analysis('F', '09 13:30');
  await analysis('somebody', '09 13:30');
}
