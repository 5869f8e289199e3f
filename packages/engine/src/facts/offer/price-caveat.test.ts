import { expect, it } from 'vitest';
import { readingIn } from '../../language/reading.ts';
import { readBody } from '../testing/read.ts';
import { priceCaveatOf } from './price-caveat.ts';

/** The caveat only counts where there are prices. */
const SHOWN = [{}] as Parameters<typeof priceCaveatOf>[1];

it.each([
  ['en', 'Prices are starting estimates. Call us.', 'Prices are starting estimates.'],
  ['de', 'Stand heute. Alle Preise sind unverbindlich.', 'Alle Preise sind unverbindlich.'],
  ['sk', 'Všetky uvedené ceny sú orientačné.', 'Všetky uvedené ceny sú orientačné.'],
])('finds the sentence that takes prices back (%s)', (language, text, line) => {
  const caveat = readingIn([language], () => priceCaveatOf(readBody(`<p>${text}</p>`, language), SHOWN));
  expect(caveat).toMatchObject({ line: { text: line }, promise: null });
});

it('finds what the page promises of its prices', () => {
  const html = '<h1>Transparent pricing</h1><p>The final price may vary with the size of your home.</p>';
  expect(priceCaveatOf(readBody(html), SHOWN)?.promise?.text).toBe('Transparent pricing');
});

it('leaves out questions and the footer', () => {
  const html = '<p>What affects my price?</p><footer><p>Prices are approximate.</p></footer>';
  expect(priceCaveatOf(readBody(html), SHOWN)).toBeNull();
});
