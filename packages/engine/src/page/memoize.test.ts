import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('asks once for each subject, with what else was given the first time', () => {
  const ask = vi.fn((subject: { size: number }, unit: string) => `${subject.size} ${unit}`);
  const label = memoize(ask);
  const [small, large] = [{ size: 1 }, { size: 2 }];
  expect([label(small, 'px'), label(large, 'px'), label(small, 'px')]).toEqual(['1 px', '2 px', '1 px']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('keeps an answer of nothing', () => {
  const ask = vi.fn((_subject: object) => null);
  const find = memoize(ask);
  const subject = {};
  expect([find(subject), find(subject)]).toEqual([null, null]);
  expect(ask).toHaveBeenCalledTimes(1);
});
