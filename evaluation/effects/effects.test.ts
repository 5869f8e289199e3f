import { expect, test } from 'vitest';
import { verdictsOn, WEEKS } from './measure.ts';
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
