import { expect, it } from 'vitest';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { copiesIn } from './copies.ts';

const copies = (html: string) => copiesIn(readBody(html)).map(({ kind, text }) => [kind, text]);
const shown = (html: string) =>
  copiesIn(new FactContext(new PageModel(renderedSnapshot(`<main>${html}</main>`)), wordsFor('en'))).map(
    ({ kind, count }) => [kind, count],
  );
const columns = (count: number, html: string) =>
  Array.from({ length: count }, (_, at) => `<div data-box="${200 * at} 100 180 200">${html}</div>`).join('');

it('finds the heading that a template gave the page', () => {
  expect(copies('<h1>Blog Details</h1><p>Event details</p>')).toEqual([['heading', 'Blog Details']]);
  expect(copies('<h1>Event details and tickets</h1>')).toEqual([]);
});

it('finds names of picture files, from three on', () => {
  const files = ['a', 'b', 'c'].map((name) => `<p>pdf08_${name}.jpg</p>`);
  expect(copies(files.join(''))).toEqual([['file', 'pdf08_a.jpg']]);
  expect(copies(files.slice(1).join(''))).toEqual([]);
});

it('finds cards of one name', () => {
  const card = '<img src="lamp.jpg" alt=""><h3>LED ceiling panels</h3><p>Bright</p>';
  expect(shown(columns(4, card))).toEqual([['card', 4]]);
  expect(shown(columns(3, card))).toEqual([]);
});

it('takes no button, price or line beside the name for the name of a card', () => {
  const card = (line: string) => `<img src="lamp.jpg" alt=""><h3>${line}</h3>`;
  expect(shown(columns(4, card('From $20 each')))).toEqual([]);
  expect(shown(columns(4, '<img src="a.jpg" alt=""><p>Spot lamp</p><a href="/a">Add to cart</a>'))).toEqual(
    [],
  );
});

it('finds one description of several offers, but no short note', () => {
  const note = 'All prices include tax and delivery to your door.';
  const long = `${note} We design, build and host the whole website for you, so that you can look after your customers.`;
  expect(shown(columns(3, `<p>${long}</p>`))).toEqual([['description', 3]]);
  expect(shown(columns(3, `<p>${note}</p>`))).toEqual([]);
});
