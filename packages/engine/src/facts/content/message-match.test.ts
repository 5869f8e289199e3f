import { expect, it } from 'vitest';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { readBody } from '../testing/read.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import type { Headline } from '../types/headline.ts';
import { explanation, namingWords, titleMatch } from './message-match.ts';

function explained(html: string): string | undefined {
  const { model, view, words } = readBody(html);
  return explanation(model, view.tagged('h1')[0] ?? null, words, 'en')?.text;
}

const SENTENCE = 'We insure sailing boats up to twelve meters in all harbors.';

it('a sentence beside the headline explains, an entry of a list does not', () => {
  const list = '<ul><li>Hull and engine at the value that we agree with you.</li></ul>';
  expect(explained(`<section><h1>Boat insurance</h1><p>${SENTENCE}</p>${list}</section>`)).toBe(SENTENCE);
  expect(explained(`<section><h1>Boat insurance</h1>${list}</section>`)).toBeUndefined();
});

it('a hint in a form explains a field, unless the form holds the headline', () => {
  const hint = '<small>The time must be from 4 PM to 9 PM on weekdays.</small>';
  expect(explained(`<section><h1>Book</h1><form><input>${hint}</form></section>`)).toBeUndefined();
  expect(explained(`<section><form><h1>Book</h1><p>${SENTENCE}</p><input></form></section>`)).toBe(SENTENCE);
});

it('a sentence in another language explains nothing', () => {
  const foreign =
    'Wir versichern Segelboote bis zwölf Meter Länge in allen Häfen der Ostsee und der Nordsee.';
  expect(explained(`<section><h1>Boat insurance</h1><p>${foreign}</p></section>`)).toBeUndefined();
});

it('a slide is a list entry that holds the headline', () => {
  const slide = `<ul><li><h1>Boat insurance</h1><p>${SENTENCE}</p></li></ul>`;
  expect(explained(`<section>${slide}</section>`)).toBe(SENTENCE);
});

it('what a layer over the page says explains nothing', () => {
  const layer = `<div role="dialog" style="position:fixed;top:0" data-box="0 0 1350 400"><p>${SENTENCE}</p></div>`;
  expect(explained(`<section><h1>Boat insurance</h1></section>${layer}`)).toBeUndefined();
});

it.each([
  ['', '', []],
  ['data-mobile-box="none"', '', ['mobile']],
  ['data-mobile-box="none"', `<p data-box="none" data-mobile-box="0 60 390 40">${SENTENCE}</p>`, []],
])('a phone shows the sentence, hides it, or says it in another place: %s', (hidden, other, missingOn) => {
  const html = `<section data-box="0 0 900 200"><h1 data-box="0 0 900 50">Boat insurance</h1><p ${hidden} data-box="0 60 900 40">${SENTENCE}</p>${other}</section>`;
  const model = new PageModel(renderedSnapshot(`<!doctype html><body>${html}</body>`));
  const headline = model.main.tagged('h1')[0] ?? null;
  expect(explanation(model, headline, wordsFor('en'), 'en')?.missingOn).toEqual(missingOn);
});

it.each([
  ['en', 'In stock: leaves our warehouse tomorrow, with you in 2 to 4 working days.'],
  ['en', '60-day returns, return label included. 10-year guarantee on the enamel.'],
  ['en', 'Plus $6.90 shipping. In stock: leaves our warehouse tomorrow, with you in a few days.'],
  ['en', '60-day returns, label included. Pay by Visa, Mastercard, PayPal or Apple Pay.'],
  ['en', 'For agencies and teams who work on pages all year.'],
  ['de', 'Auf Lager: verlässt morgen unser Haus und ist in zwei Tagen bei Ihnen.'],
  ['fr', 'En stock : part demain de notre entrepôt et arrive chez vous en deux jours.'],
])('%s: stock, delivery, returns and for whom it is explain no offer', (language, line) => {
  const { model, view, words } = readBody(`<section><h1>Kettle</h1><p>${line}</p></section>`, language);
  expect(explanation(model, view.tagged('h1')[0] ?? null, words, language)).toBeNull();
});

it('a trade in the name of the site says what somebody does, the rest of the name does not', () => {
  const name = 'Portland Argentinian Festival';
  const copy = '<h2>Donate to the Festival</h2><p>Portland dances for a whole day of music and food.</p>';
  const { model, view, words } = readBody(`<h1>${name}</h1>${copy}`);
  const [headlineNode = null] = view.tagged('h1');
  const headline = { text: name } as Headline;
  const parts = { headline, headlineNode, subheadline: null, subheadlineNode: null };
  expect(namingWords(model, parts, name, name, words).recurringWords).toEqual(['Festival']);
});

it.each([
  ['Serate Palermo', '<h1 data-box="0 0 900 50">SeratePalermo.com</h1>'],
  ['Ferry tickets', '<img alt="Ferry tickets logo" data-box="0 0 90 90">'],
  ['Ferry tickets', '<p data-box="0 2000 900 50" data-mobile-box="0 60 390 50">Ferry tickets</p>'],
])('the first screen takes up “%s” in one word, in a logo or on the phone alone', (title, html) => {
  const model = new PageModel(renderedSnapshot(`<!doctype html><body>${html}</body>`));
  const nothing = { headline: null, subheadline: null, headlineNode: null, subheadlineNode: null };
  const match = titleMatch(model, nothing, null, title, wordsFor('en'));
  expect(match?.found).toEqual(match?.words);
  expect(match?.found).toHaveLength(2);
});
