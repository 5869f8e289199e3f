import { expect, it } from 'vitest';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { logoRows } from './logos.ts';

it('logos of sponsors are a row, however many boxes a page builder puts around each', () => {
  const boxed = (name: string) =>
    `<div class="column"><div class="wrap"><div class="widget-wrap"><div class="element"><div class="container"><div class="image"><a href="https://${name}.example"><img src="/${name}.png" alt=""></a></div></div></div></div></div></div>`;
  const html = `<section><h3>Bronze sponsors</h3><div class="row">${['acme', 'globex', 'initech'].map(boxed).join('')}</div></section>`;
  expect(logoRows(readBody(html)).customers.count).toBe(3);
});

it.each([
  ['ornaments of a box are none', 'partner-hero', 0],
  ['drawings in a box of logos are', 'logo-row', 3],
])('%s', (_what, name, count) => {
  const drawing = '<div><svg width="120" height="40"></svg></div>';
  const html = `<section class="${name}">${drawing.repeat(3)}</section>`;
  expect(logoRows(readBody(html)).customers.count).toBe(count);
});

it('what one gets, told in figures below a line about customers, is no list of names', () => {
  const list = (...each: string[]) =>
    readBody(`<h1>Loved by 12,000+ side sleepers</h1>${each.map((one) => `<p>${one}</p>`).join('')}`);
  expect(logoRows(list('4.8 average rating', '60-night trial', 'Free shipping')).customers.count).toBe(0);
  expect(logoRows(list('Norrland', '3M', '500 Global')).customers.count).toBe(3);
});

it('large marks that are named so are a row', () => {
  const marks = ['acme', 'globex', 'initech'].map(
    (name, i) => `<img class="brand" src="/${name}.png" alt="" data-box="500 ${900 + i * 180} 176 176">`,
  );
  const html = `<!doctype html><html lang="en"><body><main><div data-box="500 900 176 540">${marks.join('')}</div></main></body></html>`;
  expect(
    logoRows(new FactContext(new PageModel(renderedSnapshot(html)), wordsFor('en'))).customers.count,
  ).toBe(3);
});

it.each([
  [
    'labels of a form below a line about partners',
    '<h2>Become one of our partners</h2><form><label>Name</label><input><label>Email</label><input><label>Message</label><textarea></textarea></form>',
  ],
  [
    'ways to write to somebody',
    `<div class="floating">${['wa', 'fb', 'maps'].map((name) => `<a class="social-btn" href="https://${name}.example"><img src="/${name}.jpg" alt="${name}"></a>`).join('')}</div>`,
  ],
])('no row are %s', (_what, html) => {
  expect(logoRows(readBody(html)).customers.count).toBe(0);
});

it('a box of featured things is no press', () => {
  const marks = (name: string) =>
    `<section class="${name}">${['a', 'b', 'c'].map((each) => `<div><img src="/${each}.png" alt="${each}"></div>`).join('')}</section>`;
  expect(logoRows(readBody(marks('featured-categories'))).press).toEqual([]);
  expect(logoRows(readBody(marks('as-seen-on'))).press).toHaveLength(3);
});

it('brands that are sold are no customers', () => {
  const row = (heading: string) =>
    `<section><h2>${heading}</h2><div class="brands">${['a', 'b', 'c'].map((each) => `<img src="/${each}-logo.png" alt="${each}">`).join('')}</div></section>`;
  expect(logoRows(readBody(row('Marques & gammes utilisées'), 'fr')).customers.count).toBe(0);
  expect(logoRows(readBody(row('Ces marques nous font confiance'), 'fr')).customers.count).toBe(3);
});
