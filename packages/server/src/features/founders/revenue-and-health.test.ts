import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browserRestarts,
  checkErrors,
  mails,
  reconciliations,
  webhookEvents,
} from '../../database/schema.ts';
import { at, type FiguresData, figuresData, NOON } from '../../testing/figures-data.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { loadHealth } from './health.ts';
import { periodOf } from './range.ts';
import { loadRevenue } from './revenue.ts';

let test: TestApp;
let data: FiguresData;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false });
  data = figuresData(test.services.database);
  for (const name of ['F', 'A', 'B', 'E', 'G', 'H', 'I', 'J', 'L', 'M', 'N', 'O']) await data.user(name, {});
});
afterAll(() => test.close());

describe('the figures of revenue', () => {
  beforeAll(async () => {
    const { subscription } = data;
    await subscription('F', {});
    // Pays since the 9th.
    await subscription('A', { createdAt: at('09') });
    // In a trial.
    await subscription('B', {
      createdAt: at('05'),
      status: 'trialing',
      trialEndsAt: at('12'),
      firstPaidAt: null,
      proUntil: at('13'),
    });
    await subscription('E', { createdAt: at('02-26'), planType: 'annual' });
    // Left in the range.
    await subscription('G', { createdAt: at('01-05'), status: 'canceled', proUntil: at('06') });
    // Left, and came back at once.
    await subscription('L', { createdAt: at('01-05'), status: 'canceled', proUntil: at('06') });
    await subscription('L', { createdAt: at('06') });
    // Cancelled, and paid until later.
    await subscription('M', { createdAt: at('02-20'), cancelsAtPeriodEnd: true, proUntil: at('20') });
    // The trial ended on the 4th and was paid for.
    await subscription('H', { createdAt: at('02-25'), trialEndsAt: at('04 10:00'), proUntil: at('04-05') });
    // The trials ended, cancelled and not paid.
    await subscription('I', {
      createdAt: at('02-26'),
      trialEndsAt: at('05'),
      firstPaidAt: null,
      status: 'canceled',
      proUntil: at('05'),
    });
    await subscription('J', {
      createdAt: at('02-27'),
      trialEndsAt: at('06'),
      firstPaidAt: null,
      status: 'past_due',
      proUntil: at('13'),
    });
    // Paid for after the trial, and lapsed soon.
    await subscription('N', {
      createdAt: at('02-25'),
      trialEndsAt: at('04 11:00'),
      status: 'canceled',
      proUntil: at('06'),
    });
    await subscription('O', {
      createdAt: at('02-25'),
      trialEndsAt: at('04 11:30'),
      status: 'past_due',
      proUntil: at('09'),
    });
  });

  it('says who pays, what it brings, who left and what became of trials', async () => {
    const revenue = await loadRevenue(data.deps, periodOf('7d', NOON));
    expect(revenue).toEqual({
      monthlySubscribers: 4, // A H L M
      annualSubscribers: 1, // E
      mrr: 4 * 49 + 39,
      churnRate: 25, // G of E G L M, who paid as the range began
      trialSignups: 1, // B
      trialsEnded: 5, // H I J N O
      trialConversions: 3, // H N O
      trialConversionRate: 60,
      comparison: null,
    });
  });

  it('tells what the last comparison with the provider found', async () => {
    const difference = {
      subscriptionId: 'sub_1',
      userId: null,
      kind: 'unknown_customer' as const,
      here: null,
      there: 'cus_1',
    };
    await test.services.database.insert(reconciliations).values([
      { finishedAt: at('08'), compared: 9 },
      { finishedAt: at('09'), compared: 10, differences: [difference] },
      // Still under way, or broken off.
      { compared: 0 },
    ]);
    const { comparison } = await loadRevenue(data.deps, periodOf('7d', NOON));
    expect(comparison).toEqual({
      finishedAt: '2026-03-09T00:00:00.000Z',
      compared: 10,
      differences: [difference],
    });
  });

  it('looks at the range', async () => {
    expect(await loadRevenue(data.deps, periodOf('24h', NOON))).toMatchObject({
      churnRate: 0,
      trialSignups: 0,
      trialsEnded: 0,
      trialConversionRate: 0,
    });
    expect((await loadRevenue(data.deps, periodOf('30d', NOON))).trialSignups).toBe(6); // B H I J N O
  });
});

describe('the health of the engine', () => {
  beforeAll(async () => {
    const { analysis, report } = data;
    const timed = (ms: number) => ({
      timings: { captureMs: ms, observeMs: 1, checkMs: 2, adviseMs: 3, totalMs: ms + 6 },
    });
    await analysis('A', '09 09:10', timed(100));
    await analysis('A', '09 09:50', timed(200));
    await analysis('someone', '05 10:00', timed(400));
    await analysis('someone', '10 11:00', { state: 'failed', failureCode: 'timeout' });
    await analysis('someone', '10 11:30', { state: 'failed', failureCode: 'dns' });
    await analysis('someone', '10 11:40', { state: 'failed', failureCode: 'dns' });
    await analysis('someone', '10 11:50', { state: 'cancelled', failureCode: 'cancelled' });
    await analysis('someone', '10 11:59', { state: 'queued' });
    await analysis('someone', '10 11:59', { state: 'running' });
    // Before the range.
    await analysis('someone', '01 10:00', { state: 'failed', failureCode: 'tls' });
    await report('A', '08', { stars: 2, checks: ['headline', 'price', 'price'] });
    await report('A', '09', { stars: 3, checks: ['headline'] });
    await report('A', '09 01:00', { stars: 5, checks: ['price'] });
    await report('A', '01', { stars: 1, checks: ['old'] });
    const { database } = test.services;
    await database.insert(browserRestarts).values([{ createdAt: at('09') }, { createdAt: at('01') }]);
    const [often, once] = [{ check: 'price-visibility' }, { check: 'main-headline' }];
    await database.insert(checkErrors).values([
      { ...once, createdAt: at('09') },
      { ...often, createdAt: at('08') },
      { ...often, createdAt: at('09') },
      { check: 'old', createdAt: at('01') },
    ]);
    const mail = { recipient: 'a@shop.test', template: 'welcome', props: {}, createdAt: at('09') };
    await database
      .insert(mails)
      .values([mail, { ...mail, sentAt: at('09') }, { ...mail, failure: 'refused' }]);
    const event = { provider: 'stripe', type: 'invoice.paid', payload: {} };
    await database.insert(webhookEvents).values([
      { ...event, id: '1' },
      { ...event, id: '2', processedAt: at('09') },
    ]);
  });

  it('counts what ended, what failed and why, and how long it took', async () => {
    const health = await loadHealth(data.deps, periodOf('7d', NOON));
    expect(health).toMatchObject({
      step: 'day',
      successRate: 50, // 3 of 6
      failures: [
        { code: 'dns', count: 2 },
        { code: 'timeout', count: 1 },
      ],
      checkErrors: [
        { check: 'price-visibility', count: 2 },
        { check: 'main-headline', count: 1 },
      ],
      queued: 1,
      running: 1,
      browserRestarts: 1,
      mailsWaiting: 1,
      mailsFailed: 1,
      webhooksWaiting: 1,
    });
    expect(health.analysesPerHour).toBeCloseTo(6 / 156, 9); // six days and a half
    expect(health.analyses.filter(({ done, failed }) => done + failed > 0)).toEqual([
      { at: '2026-03-05T00:00:00Z', done: 1, failed: 0 },
      { at: '2026-03-09T00:00:00Z', done: 2, failed: 0 },
      { at: '2026-03-10T00:00:00Z', done: 0, failed: 3 },
    ]);
    expect(health.analyses).toHaveLength(7);
    expect(health.stages).toEqual([
      { stage: 'capture', medianMs: 200, p95Ms: 380 },
      { stage: 'observe', medianMs: 1, p95Ms: 1 },
      { stage: 'check', medianMs: 2, p95Ms: 2 },
      { stage: 'advise', medianMs: 3, p95Ms: 3 },
      { stage: 'total', medianMs: 206, p95Ms: 386 },
    ]);
  });

  it('counts the last day by the hour', async () => {
    const { step, analyses } = await loadHealth(data.deps, periodOf('24h', NOON));
    expect([step, analyses.length]).toEqual(['hour', 25]);
    expect(analyses.find(({ at: hour }) => hour === '2026-03-10T11:00:00Z')).toMatchObject({ failed: 3 });
  });

  it('says how reports were rated, and what the worst have in common', async () => {
    const health = await loadHealth(data.deps, periodOf('7d', NOON));
    expect(health.ratings).toEqual([
      { day: '2026-03-08', average: 2, count: 1 },
      { day: '2026-03-09', average: 4, count: 2 },
    ]);
    expect([health.ratingCount, health.averageRating]).toEqual([3, 10 / 3]);
    expect(health.lowRated).toEqual({
      reports: 2,
      checks: [
        { check: 'headline', lowShare: 100, otherShare: 0 },
        { check: 'price', lowShare: 50, otherShare: 100 },
      ],
    });
  });
});
