import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const counts = (...filled: [step: number, pages: number][]) => {
  const distribution = new Array<number>(20).fill(0);
  for (const [step, pages] of filled) distribution[step] = pages;
  return distribution;
};

const model = {
  measured: '2026-11',
  all: counts([4, 100], [12, 100]),
  types: { service: counts([8, 20], [12, 20]), event: counts([10, 3]) },
};

it('compares with pages of the type', () => {
  expect(standingOf(60, 'service', model)).toEqual({
    pageType: 'service',
    higherThan: 50,
    pages: 40,
    measured: '2026-11',
    distribution: model.types.service,
  });
});

it('compares with all pages where few of the type were measured', () => {
  expect(standingOf(60, 'event', model)).toMatchObject({ pageType: null, higherThan: 50, pages: 200 });
  expect(standingOf(60, 'saas', model)).toMatchObject({ pageType: null, pages: 200 });
});

it('rises with the score, also within a step', () => {
  const shares = Array.from(
    { length: 101 },
    (_, percent) => standingOf(percent, 'service', model)?.higherThan ?? -1,
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect([shares[0], shares[62], shares[100]]).toEqual([0, 70, 100]);
});

it('says nothing without a score or without pages', () => {
  expect(standingOf(null, 'service', model)).toBeNull();
  expect(standingOf(60, 'service', { measured: '2026-11', all: counts(), types: {} })).toBeNull();
});
