import { expect, test } from 'vitest';
import { dollars, percent } from './figures.ts';

test.each([
  [-0, '$0'],
  [-0.3, '$0'],
  [-5_000, '-$5,000'],
  [1_234.4, '$1,234'],
])('%d dollars are %s', (amount, shown) => {
  expect(dollars(amount)).toBe(shown);
});

test('a percentage that rounds to nothing has no minus sign', () => {
  expect([percent(-0.01), percent(-12.5)]).toEqual(['0%', '-12.5%']);
});
