import { describe, expect, it } from 'vitest';
import { caseEffect, type MeasuredCase, pooledEffects, saysEnough } from './pooled-effect.ts';

const cases = (count: number, change: (at: number) => Partial<MeasuredCase> = () => ({})): MeasuredCase[] =>
  Array.from({ length: count }, (_, at) => ({
    effect: 0.1,
    error: 0.1,
    workspace: `workspace-${at}`,
    site: 'shop.test',
    ...change(at),
  }));

const pooled = (...records: MeasuredCase[][]) => [
  ...pooledEffects(new Map(records.map((record, at) => [at, record]))).values(),
];
const one = (record: MeasuredCase[]) => pooled(record)[0] ?? { cases: 0, lift: 0, low: 0, high: 0, sites: 0 };

describe('the effect of a kind of advice', () => {
  it('is drawn toward zero, the less the more cases there are', () => {
    const lifts = [1, 3, 10, 100].map((count) => one(cases(count)).lift);
    expect(lifts.toSorted((a, b) => a - b)).toEqual(lifts);
    expect(lifts[0]).toBeGreaterThan(0);
    expect(lifts[0]).toBeLessThan(5);
    expect(lifts[3]).toBeGreaterThan(9);
    expect(lifts[3]).toBeLessThan(100 * Math.expm1(0.1));
  });

  it('hardly moves because one workspace enters a test that did wonders', () => {
    const honest = Array.from({ length: 12 }, (_, record) =>
      cases(5, (at) => ({ effect: 0.01 * ((at + record) % 5), error: 0.08 })),
    );
    const wonder = [{ effect: Math.log(1e9), error: 0.001, workspace: 'liar', site: 'liar.test' }];
    const [before, after] = [pooled(...honest), pooled(...honest, wonder)].map((all) => all[0]?.lift ?? 0);
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(0.5);
    expect(pooled([...cases(5), ...wonder])[0]).not.toSatisfy(saysEnough);
  });

  it('has an interval around it that narrows with more cases', () => {
    const widths = [2, 10, 100].map((count) => {
      const { low, lift, high } = one(cases(count));
      expect([low < lift, lift < high]).toEqual([true, true]);
      return high - low;
    });
    expect(widths.toSorted((a, b) => b - a)).toEqual(widths);
  });

  it('is the same for the opposite, and for another order', () => {
    const mixed = cases(9, (at) => ({ effect: 0.03 * at, error: 0.05 + 0.01 * at }));
    expect(one(mixed.toReversed()).lift).toBeCloseTo(one(mixed).lift, 9);
    const mirrored = one(mixed.map((each) => ({ ...each, effect: -each.effect })));
    expect(Math.log1p(mirrored.lift / 100)).toBeCloseTo(-Math.log1p(one(mixed).lift / 100), 6);
    expect(Math.log1p(mirrored.low / 100)).toBeCloseTo(-Math.log1p(one(mixed).high / 100), 4);
  });

  it('learns from other advice how far from zero effects are', () => {
    const own = cases(4);
    const nothing = Array.from({ length: 20 }, () => cases(20, () => ({ effect: 0, error: 0.03 })));
    const alone = one(own).lift;
    expect(pooled(own, ...nothing)[0]?.lift).toBeLessThan(alone / 2);
  });

  it('counts the pages of one site as one, and bounds what one workspace weighs', () => {
    const site = one(cases(40, () => ({ workspace: 'one' })));
    expect([site.cases, site.sites]).toEqual([40, 1]);
    expect(site.lift).toBeCloseTo(one(cases(1)).lift, 6);
    // 60 sites of one workspace against ten others that saw nothing.
    const others = cases(10, () => ({ effect: 0 }));
    const large = cases(60, (at) => ({ workspace: 'large', site: `site-${at}`, effect: 0.2 }));
    const equal = cases(60, (at) => ({ workspace: `each-${at}`, effect: 0.2 }));
    expect(one([...others, ...large]).lift).toBeLessThan(one([...others, ...equal]).lift / 2);
  });

  it('is no figure with few cases or a wide interval', () => {
    expect(saysEnough({ cases: 4, low: -1, high: 1 })).toBe(false);
    expect(saysEnough({ cases: 5, low: -9, high: 9 })).toBe(true);
    expect(saysEnough({ cases: 50, low: -11, high: 11 })).toBe(false);
    expect(pooledEffects(new Map([['nothing', []]])).size).toBe(0);
  });
});

it('keeps the interval of a case', () => {
  const { effect, error } = caseEffect({ lift: 10, low: 0, high: 21 }) ?? { effect: 0, error: 0 };
  expect(effect).toBeCloseTo(Math.log(1.1), 9);
  expect(1.96 * error).toBeCloseTo(Math.log(1.1), 3);
  expect(caseEffect({ lift: -100, low: -100, high: 5 })).toBeNull();
});
