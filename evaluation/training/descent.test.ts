import { expect, test } from 'vitest';
import { descend } from './descent.ts';

const far = (to: readonly number[]) => (values: readonly number[]) =>
  values.reduce((sum, value, at) => sum + (value - (to[at] ?? 0)) ** 2, 0);

test('finds where the loss is lowest', () => {
  const found = descend([0, 0], far([3, -1.5]), { step: 1, least: 0.001, hold: (value) => value });

  expect(found[0]).toBeCloseTo(3, 2);
  expect(found[1]).toBeCloseTo(-1.5, 2);
});

test('stays within the limits of each value', () => {
  const hold = (value: number, at: number, all: readonly number[]) =>
    Math.min(value, at === 0 ? 2 : (all[0] ?? 0) - 1);

  expect(descend([0, -1], far([3, 3]), { step: 1, least: 0.01, hold })).toEqual([2, 1]);
});
