import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { pricesOf } from './prices.ts';

it.each([
  ['en', '<h3>What is the excess?</h3><p>£200 for hull damage, none for liability.</p>'],
  ['en', '<p>Deductible: $500</p>'],
  ['de', '<h3>Wie hoch ist die Selbstbeteiligung?</h3><p>150 € je Schaden.</p>'],
  ['nl', '<p>Eigen risico € 100</p>'],
])('what an insurance leaves to the insured is no price (%s)', (language, html) => {
  expect(pricesOf(readBody(html, language))).toEqual([]);
});

it('the premium beside it is one', () => {
  const html = '<p>Sailing boat, 8 m: £148 a year. Excess £200.</p>';
  expect(pricesOf(readBody(html)).map(({ amount }) => amount)).toEqual([148]);
});
