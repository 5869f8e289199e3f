import { describe, expect, it } from 'vitest';
import { effectsOf } from './effects.ts';
import { addDays, type MeasuredDay } from './measured-day.ts';
import { detectableLift } from './power.ts';
import { studentPoint } from './student.ts';
import type { DatedChange } from './windows.ts';
import { opportunityOf } from './worth.ts';

const START = '2026-06-01';
const CHANGED = addDays(START, 28);

/** Days without chance: the rate of weekday and trend, times the factor from the change on. */
function daysOf(
  count: number,
  { factor = 1, perWeek = 1, weekend = 1, visits = 2_000, from = CHANGED } = {},
): MeasuredDay[] {
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(START, at);
    const isWeekend = at % 7 > 4;
    const rate = 0.03 * perWeek ** (at / 7) * (isWeekend ? weekend : 1) * (day >= from ? factor : 1);
    return { day, visits, conversions: Math.round(visits * rate) };
  });
}

const byHand = (day: string, what = 'Headline'): DatedChange => ({
  what,
  origin: 'by hand',
  day,
  after: null,
});

describe('the effect of a change', () => {
  it('is what the days after have beyond trend and weekdays', () => {
    const [plain] = effectsOf(daysOf(57, { factor: 1.3 }), [byHand(CHANGED)]);
    expect(plain?.effect?.lift).toBeCloseTo(30, 0);
    expect(plain?.effect?.verdict).toBe('clear improvement');
    const [trended] = effectsOf(daysOf(57, { factor: 1.3, perWeek: 1.05, weekend: 0.6 }), [byHand(CHANGED)]);
    expect(trended?.effect?.lift).toBeCloseTo(30, 0);
    const [onlyTrend] = effectsOf(daysOf(57, { perWeek: 1.05, weekend: 0.6 }), [byHand(CHANGED)]);
    expect(Math.abs(onlyTrend?.effect?.lift ?? 9)).toBeLessThan(1.5);
    expect(onlyTrend?.effect?.verdict).toBe('not enough data yet');
  });

  it('says the rate without the change, so that both rates make the lift', () => {
    const [{ effect } = {}] = effectsOf(daysOf(57, { factor: 1.5 }), [byHand(CHANGED)]);
    expect((effect?.rate ?? 0) / (effect?.expectedRate ?? 1)).toBeCloseTo(1 + (effect?.lift ?? 0) / 100, 9);
  });

  it('compares whole days on each side, without the day of the change', () => {
    const [effect] = effectsOf(daysOf(100), [byHand(addDays(START, 50))]);
    expect([effect?.before.days, effect?.after.days]).toEqual([28, 28]);
  });

  it('waits for enough days and conversions, and says how many', () => {
    const [early] = effectsOf(daysOf(33), [byHand(CHANGED)]);
    expect([early?.effect, early?.missing]).toEqual([null, { daysBefore: 0, daysAfter: 10, conversions: 0 }]);
    const [few] = effectsOf(daysOf(57, { visits: 15 }), [byHand(CHANGED)]);
    expect(few?.effect).toBeNull();
    expect(few?.missing.conversions).toBeGreaterThan(0);
    expect(effectsOf([], [byHand(CHANGED)])[0]?.missing.daysBefore).toBe(14);
  });

  it('sees a page that stopped converting', () => {
    const [gone] = effectsOf(daysOf(57, { factor: 0 }), [byHand(CHANGED)]);
    expect(gone?.effect?.verdict).toBe('clear decline');
    expect(gone?.effect?.low).toBeGreaterThanOrEqual(-100);
  });

  it('leaves days of odd traffic out', () => {
    const days = daysOf(57).map((day, at) => (at === 40 ? { ...day, visits: 90_000, conversions: 1 } : day));
    const [effect] = effectsOf(days, [byHand(CHANGED)]);
    expect([effect?.leftOut, Math.abs(effect?.effect?.lift ?? 99) < 2]).toEqual([1, true]);
  });

  it('gets wider where days vary more', () => {
    const uneven = daysOf(57).map((day, at) => ({
      ...day,
      conversions: Math.round(day.conversions * (1 + 0.4 * Math.sin(at * at))),
    }));
    const width = (days: MeasuredDay[]) => {
      const [{ effect } = {}] = effectsOf(days, [byHand(CHANGED)]);
      return (effect?.high ?? 0) - (effect?.low ?? 0);
    };
    expect(width(uneven)).toBeGreaterThan(1.8 * width(daysOf(57)));
  });
});

describe('several changes', () => {
  it('within two weeks are one, and the days between them belong to neither side', () => {
    const [effect, ...rest] = effectsOf(daysOf(70), [byHand(addDays(CHANGED, 10), 'Price'), byHand(CHANGED)]);
    expect(rest).toEqual([]);
    expect(effect?.changes.map(({ what }) => what)).toEqual(['Headline', 'Price']);
    expect([effect?.from, effect?.until]).toEqual([CHANGED, addDays(CHANGED, 10)]);
    expect([effect?.before.days, effect?.after.days]).toEqual([28, 28]);
  });

  it('further apart have their own windows, which don’t reach over each other', () => {
    const effects = effectsOf(daysOf(80), [byHand(CHANGED), byHand(addDays(CHANGED, 20), 'Price')]);
    expect(effects.map(({ changes, before, after }) => [changes[0]?.what, before.days, after.days])).toEqual([
      ['Price', 19, 28],
      ['Headline', 28, 19],
    ]);
  });

  it('that a re-analysis verified may have been live since the analysis before', () => {
    const verified = (after: string): DatedChange => ({
      ...byHand(addDays(START, 40)),
      origin: 'verified',
      after,
    });
    const [sure] = effectsOf(daysOf(80), [verified(addDays(START, 30))]);
    expect([sure?.from, sure?.before.days, sure?.mayBeUnderstated]).toEqual([addDays(START, 30), 28, false]);
    // Measuring began between the two analyses.
    const [unsure] = effectsOf(daysOf(80), [verified(addDays(START, 3))]);
    expect([unsure?.from, unsure?.before.days, unsure?.mayBeUnderstated]).toEqual([
      addDays(START, 40),
      28,
      true,
    ]);
  });
});

it('what can be seen shrinks with the visits', () => {
  const traffic = { rate: 0.03, dispersion: 1.2, daysBefore: 28, daysAfter: 28 };
  const [few, many] = [200, 5_000].map((visitsPerDay) => detectableLift({ ...traffic, visitsPerDay }));
  expect(few).toBeGreaterThan(50);
  expect(many).toBeLessThan(20);
  expect(detectableLift({ ...traffic, visitsPerDay: 0 })).toBeNull();
});

it.each([
  [4, 2.776],
  [10, 2.228],
  [47, 2.012],
  [1e6, 1.96],
])('Student’s t with %d degrees of freedom', (degrees, point) => {
  expect(studentPoint(degrees)).toBeCloseTo(point, 1);
});

it('an opportunity is a range, in money only where a conversion has a value', () => {
  const counts = { visitors: 1_000, conversions: 40 };
  expect(opportunityOf(counts, [5, 20], { valuePerConversion: 50 })).toEqual({
    conversions: [2, 8],
    money: [100, 400],
  });
  expect(opportunityOf(counts, [5, 20], { valuePerConversion: null }).money).toBeNull();
});
