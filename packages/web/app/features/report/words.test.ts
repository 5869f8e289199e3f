import { expect, test } from 'vitest';
import { sumAsShown } from './words.ts';

test('adds up the losses as they are shown', () => {
  expect(sumAsShown([{ points: 0.86 }, { points: 1.77 }, { points: 1.86 }])).toBe('4.6');
});
