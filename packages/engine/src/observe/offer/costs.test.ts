import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { costsOf } from './costs.ts';

it('the order total is the last line of the summary', () => {
  const row = (name: string, sum: string) => `<div><span>${name}</span><span>${sum}</span></div>`;
  const html = `<div class="totals">${row('Subtotal', '$40.00')}${row('Shipping', '$5.00')}${row('Total', '$45.00')}</div>`;
  expect(costsOf(readBody(html), [], []).orderTotal?.evidence.text).toBe('Total$45.00');
});

it('a total elsewhere on the page is none of this order', () => {
  const html = '<div><div><p>Total</p></div></div><section><p>Total number of boats</p></section>';
  expect(costsOf(readBody(html), [], []).orderTotal?.evidence.text).toBe('Total');
});

it.each([
  ['en', 'Booking fees apply at checkout. Early price of €290 until March.', 'plus'],
  ['en', 'Plus a booking fee of €2. Early price of €290 until March.', 'amount'],
  ['fr', 'Prix hors taxes. Menu enfant à 13 €.', 'plus'],
])('fees are told where their sentence says how much they are: %s "%s"', (language, line, kind) => {
  expect(costsOf(readBody(`<p>${line}</p>`, language), [], []).fees?.kind).toBe(kind);
});
