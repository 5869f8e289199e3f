import { expect, test } from 'vitest';
import type { Kind } from './kind.ts';
import { goalsOf, ordered, orderingResultsOf, type Pair } from './outcome.ts';

const kind = (id: string, more: Partial<Kind> = {}): Kind => ({
  ...{ id, family: 'visual', what: '', graveFrom: 2, change: () => 1 },
  ...more,
});
const pair = (of: Kind, strength: 1 | 2 | 3, before: number, after: number | null): Pair => ({
  ...{ kind: of, page: 'page', strength, devices: 'both', before, after },
  verdicts: { base: {} as Pair['verdicts']['base'], changed: null },
});
const share = (pairs: Pair[], name: string) =>
  goalsOf(pairs).find((goal) => goal.name.startsWith(name))?.share;

test('a grade taken away is the largest fall, and a stronger damage may take it', () => {
  const covers = kind('covers');
  const pairs = [pair(covers, 1, 80, 60), pair(covers, 2, 80, 73), pair(covers, 3, 80, null)];
  expect(ordered(pairs)).toMatchObject({
    compared: 3,
    violations: [{ weaker: pairs[0], stronger: pairs[1] }],
  });
  expect(share(pairs, 'grave damage: falls by 8')).toMatchObject({ value: 0.5, n: 2 });
  expect(share(pairs, 'grave damage: falls by 20')).toMatchObject({ value: 0.5 });
});

test('a page that gets its grade back by more damage is out of order', () => {
  const covers = kind('covers');
  expect(ordered([pair(covers, 1, 80, null), pair(covers, 2, 80, 10)]).violations).toHaveLength(1);
});

test('kinds that are not grave count for the order alone', () => {
  const mild = kind('mild', { graveFrom: null, removes: true });
  const pairs = [pair(mild, 1, 80, 80), pair(mild, 2, 80, 81)];
  expect(share(pairs, 'grave damage: falls by 8')).toBeNull();
  expect(share(pairs, 'removing')).toMatchObject({ value: 0.5 });
  expect(share(pairs, 'stronger damage')).toMatchObject({ value: 0, n: 1 });
});

test('a trick may gain a point, a repair may lose none', () => {
  const trick = kind('trick', { family: 'gaming', graveFrom: null });
  const repair = kind('repair', { family: 'repair', graveFrom: null });
  const pairs = [
    ...[pair(trick, 3, 60, 61), pair(trick, 3, 60, 62), pair(trick, 3, 60, 50)],
    ...[pair(repair, 3, 60, 60), pair(repair, 3, 60, 59)],
  ];
  expect(share(pairs, 'gaming')).toMatchObject({ value: 2 / 3 });
  expect(share(pairs, 'a repair')).toMatchObject({ value: 0.5 });
  expect(share(pairs, 'no damage')).toBeNull();
});

test('each share has its interval, which few pairs make wide', () => {
  const covers = kind('covers');
  const few = share([pair(covers, 3, 80, 60)], 'grave damage: falls by 8');
  const many = share(
    Array.from({ length: 50 }, () => pair(covers, 3, 80, 60)),
    'grave damage: falls by 8',
  );
  expect(few).toMatchObject({ value: 1, high: 1, n: 1 });
  expect(few?.low).toBeLessThan(0.3);
  expect(many?.low).toBeGreaterThan(0.9);
});

const tried = (id: string, page: string, after: number): Pair => ({ ...pair(kind(id), 3, 80, after), page });

test('results say on how many pages each kind was tried, and each goal with its interval', () => {
  const results = orderingResultsOf({ date: '2026-12-01', rubric: 'abc' }, [
    ...[tried('covered', 'shop', 20), tried('covered', 'shop', 30), tried('covered', 'club', 78)],
    ...[tried('pale', 'shop', 40), tried('torn', 'inn', 40)],
  ]);
  expect(results).toMatchObject({
    ...{ date: '2026-12-01', rubric: 'abc', kinds: 3, pages: 3 },
    pagesPerKind: { fewest: 1, median: 1, most: 2 },
  });
  const [grave] = results.goals;
  expect(grave?.share).toMatchObject({ value: 0.8, n: 5 });
  expect(grave?.share?.low).toBeLessThan(0.4);
});

test('nothing judged has no shares', () => {
  const results = orderingResultsOf({ date: '2026-12-01', rubric: 'abc' }, []);
  expect(results).toMatchObject({ kinds: 0, pages: 0, pagesPerKind: { fewest: 0, most: 0 } });
  expect(results.goals.every(({ share }) => share === null)).toBe(true);
});
