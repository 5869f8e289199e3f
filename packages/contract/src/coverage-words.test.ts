import { expect, test } from 'vitest';
import { coverageLimit } from './coverage-words.ts';

test('a score says where it rests on a part of its checks', () => {
  expect(coverageLimit({ measured: 28, notMeasured: 30 })).toBe(
    '30 of 58 checks couldn’t be measured, so the score is based mainly on the other 28.',
  );
  expect(coverageLimit({ measured: 47, notMeasured: 2 })).toBeNull();
  expect(coverageLimit({ measured: 0, notMeasured: 0 })).toBeNull();
});
