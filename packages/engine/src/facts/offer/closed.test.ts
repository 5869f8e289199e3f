import { expect, test } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

function closedOn(main: string, language = 'en'): string[] {
  const page = `<!doctype html><html lang="${language}"><body><main>${main}</main></body></html>`;
  return observe(renderedSnapshot(page)).offer.closed.map(({ text }) => text);
}

test.each([
  ['en', 'This event is over (March 3, 2021). We no longer take orders.'],
  ['de', 'Die Anmeldung ist geschlossen.'],
  ['sv', 'Sorry, this offer has ended.'],
])('%s: “%s” above the fold closes the offer', (language, line) => {
  expect(closedOn(`<h1 data-box="0 80 600 60">${line}</h1>`, language)).toEqual([line]);
});

test('further down it speaks of something else', () => {
  expect(
    closedOn('<p data-box="0 4000 600 20">The spring event is over. Registration is closed.</p>'),
  ).toEqual([]);
});

const button = (label: string, top: number) =>
  `<button style="background-color:rgb(0, 60, 160);color:rgb(255, 255, 255)" data-box="0 ${top} 160 44">${label}</button>`;

test('an offer is sold out where most buttons say so, not where one product is', () => {
  expect(closedOn(button('Sold out', 300))).toEqual(['Sold out']);
  const shop = [300, 400, 500].map((top) => button('Add to cart', top)).join('');
  expect(closedOn(shop + button('Sold out', 600))).toEqual([]);
});

test('it may be closed on one device alone', () => {
  const line = 'This event is over. Registration is closed.';
  const main = `<h1 data-box="0 80 600 60">Spring fair</h1><p data-box="none" data-mobile-box="0 200 300 40">${line}</p>`;
  expect(closedOn(main)).toEqual([line]);
});
