import { expect, test } from 'vitest';
import { verdictsOn, WEEKS } from './measure.ts';
import { figuresOn, POPULATIONS, type Population, UNCHANGED } from './records.ts';
import { USUAL } from './simulate.ts';

test('unchanged pages are rarely said to have changed, and the same pages give the same figures', () => {
  const verdicts = () => verdictsOn(USUAL, { ...WEEKS, lift: 0 }, 500, 7);
  const first = verdicts();
  expect(first.clear?.low).toBeLessThan(0.05);
  expect(first.clear?.value).toBeLessThan(0.08);
  expect(verdicts()).toEqual(first);
});

test('a large change on a page with many visits is seen, at its size', () => {
  const { clear, covered } = verdictsOn(USUAL, { ...WEEKS, lift: 0.5, visits: 3_000, rate: 0.03 }, 100, 8);
  expect(clear?.value).toBeGreaterThan(0.7);
  expect(covered?.value).toBeGreaterThan(0.88);
});

test('records of installations cover the truth, are nearer to it than raw means, and claim no gain where there is none', () => {
  const figures = (populations: Population[]) => figuresOn(populations[0] as Population, 20, 9);
  for (const { covered, error, rawError } of figures(POPULATIONS)) {
    expect(covered?.value).toBeGreaterThan(0.88);
    expect(error).toBeLessThan(rawError);
  }
  for (const { gains, rawGains } of figures(UNCHANGED))
    expect(gains?.value).toBeLessThanOrEqual(Math.min(0.01, rawGains?.value ?? 0));
  expect(figures(POPULATIONS)).toEqual(figures(POPULATIONS));
});
