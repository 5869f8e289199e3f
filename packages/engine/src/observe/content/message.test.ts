import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { explanation } from './message.ts';

function explained(html: string): string | undefined {
  const { model, view, words } = readBody(html);
  return explanation(model, view.tagged('h1')[0] ?? null, words)?.text;
}

const SENTENCE = 'We insure sailing boats up to twelve meters in all harbors.';

it('a sentence beside the headline explains, an entry of a list does not', () => {
  const list = '<ul><li>Hull and engine at the value that we agree with you.</li></ul>';
  expect(explained(`<section><h1>Boat insurance</h1><p>${SENTENCE}</p>${list}</section>`)).toBe(SENTENCE);
  expect(explained(`<section><h1>Boat insurance</h1>${list}</section>`)).toBeUndefined();
});

it('a slide is a list entry that holds the headline', () => {
  const slide = `<ul><li><h1>Boat insurance</h1><p>${SENTENCE}</p></li></ul>`;
  expect(explained(`<section>${slide}</section>`)).toBe(SENTENCE);
});
