import { expect, test } from 'vitest';
import type { Kind } from './kind.ts';
import { goalsOf, ordered, type Pair } from './outcome.ts';

const kind = (id: string, more: Partial<Kind> = {}): Kind => ({
  ...{ id, family: 'visual', what: '', graveFrom: 2, change: () => 1 },
  ...more,
});
const pair = (of: Kind, strength: 1 | 2 | 3, before: number, after: number | null): Pair => ({
  ...{ kind: of, page: 'page', strength, devices: 'both', before, after },
  verdicts: { base: {} as Pair['verdicts']['base'], changed: null },
});
const share = (pairs: Pair[], name: string) => goalsOf(pairs).find((goal) => goal.name.startsWith(name));

test('a grade taken away is the largest fall, and a stronger damage may take it', () => {
  const covers = kind('covers');
  const pairs = [pair(covers, 1, 80, 60), pair(covers, 2, 80, 73), pair(covers, 3, 80, null)];
  expect(ordered(pairs)).toMatchObject({
    compared: 3,
    violations: [{ weaker: pairs[0], stronger: pairs[1] }],
  });
  expect(share(pairs, 'grave damage: falls by 8')).toMatchObject({ share: 0.5, of: 2 });
  expect(share(pairs, 'grave damage: falls by 20')).toMatchObject({ share: 0.5 });
});

test('a page that gets its grade back by more damage is out of order', () => {
  const covers = kind('covers');
  expect(ordered([pair(covers, 1, 80, null), pair(covers, 2, 80, 10)]).violations).toHaveLength(1);
});

test('kinds that are not grave count for the order alone', () => {
  const mild = kind('mild', { graveFrom: null, removes: true });
  const pairs = [pair(mild, 1, 80, 80), pair(mild, 2, 80, 81)];
  expect(share(pairs, 'grave damage: falls by 8')).toMatchObject({ share: null, of: 0 });
  expect(share(pairs, 'removing')).toMatchObject({ share: 0.5 });
  expect(share(pairs, 'stronger damage')).toMatchObject({ share: 0, of: 1 });
});

test('a trick may gain a point, a repair may lose none', () => {
  const trick = kind('trick', { family: 'gaming', graveFrom: null });
  const repair = kind('repair', { family: 'repair', graveFrom: null });
  const pairs = [
    ...[pair(trick, 3, 60, 61), pair(trick, 3, 60, 62), pair(trick, 3, 60, 50)],
    ...[pair(repair, 3, 60, 60), pair(repair, 3, 60, 59)],
  ];
  expect(share(pairs, 'gaming')).toMatchObject({ share: 2 / 3 });
  expect(share(pairs, 'a repair')).toMatchObject({ share: 0.5 });
  expect(share(pairs, 'no damage')).toMatchObject({ of: 0 });
});
