import { expect, it } from 'vitest';
import { Reading } from '../reading.ts';
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

it.each([
  ['S/. 100', 'PEN'],
  ['S/ 45', 'PEN'],
  ['350 TL', 'TRY'],
  ['120 Dhs', 'AED'],
  ['RD$400', 'DOP'],
  ['₡4.500', 'CRC'],
  ['700 ₹', 'INR'],
  ['Investment: $350', 'USD'],
])('%s is a price', (text, currency) => {
  expect(pricesOf(readBody(`<p>${text} per person</p>`))).toMatchObject([{ currency }]);
});

it('the word "free" within the headline is none', () => {
  const reading = readBody(
    '<h1 style="font-size:60px"><span>See what you lose.</span> <span>Free.</span></h1>',
  );
  const free = pricesOf(new Reading(reading.model, reading.words, { headline: reading.headings[0] ?? null }));
  expect(free).toEqual([]);
});

it('what a customer paid for each inquiry is none', () => {
  expect(pricesOf(readBody('<div><b>$24</b><p>Cost per qualified lead</p></div>'))).toEqual([]);
});
