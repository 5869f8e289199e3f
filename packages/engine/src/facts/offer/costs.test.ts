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

it.each([
  ['en', 'Delivery £3.50, free over £50. Order before 2pm.', 'Delivery £3.50, free over £50.', 'amount'],
  ['en', 'Delivery is free on orders over £50', 'Delivery is free on orders over £50', 'threshold'],
  ['de', 'Versand 4,90 €, ab 50 € kostenlos', 'Versand 4,90 €, ab 50 € kostenlos', 'amount'],
  ['fr', 'Livraison 4,90 €, offerte dès 60 €', 'Livraison 4,90 €, offerte dès 60 €', 'amount'],
  ['es', 'Envío 3,95 €, gratis a partir de 50 €', 'Envío 3,95 €, gratis a partir de 50 €', 'amount'],
  ['it', 'Consegna 5 €, gratis da 60 €', 'Consegna 5 €, gratis da 60 €', 'amount'],
  ['pt', 'Portes 3,50 €, grátis acima de 50 €', 'Portes 3,50 €, grátis acima de 50 €', 'amount'],
  ['nl', 'Bezorging € 3,50, gratis vanaf € 50', 'Bezorging € 3,50, gratis vanaf € 50', 'amount'],
  ['en', 'Free from plastic. Delivery £3.50.', null, 'amount'],
  ['en', 'Delivery £3.50', null, 'amount'],
])('tells from which order value shipping is free: %s "%s"', (language, line, free, kind) => {
  const { freeShipping, shipping } = costsOf(readBody(`<p>${line}</p>`, language), [], []);
  expect(freeShipping?.text ?? null).toBe(free);
  expect(shipping?.kind).toBe(kind);
});
