import { expect, it } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

const FILLED = 'style="background-color: rgb(190, 30, 30)"';

function factsOf(body: string, lang = 'en') {
  return observe(renderedSnapshot(`<!doctype html><html lang="${lang}"><body>${body}</body></html>`));
}

function askOf(html: string, lang = 'en') {
  const { asks } = factsOf(
    `<main><h1 data-box="20 100 600 60">Solutions for a better tomorrow</h1>${html}</main>`,
    lang,
  );
  return asks[0] ?? null;
}

it.each([
  ['Book a table', '/table', 'act'],
  ['See our work', '/work', 'read'],
  ['Learn more', '/more', 'read'],
  ['Say hello', '/contact', 'contact'],
  ['Ring us', 'tel:+4561706645', 'contact'],
  ['Solutions', '/solutions', 'open'],
])('sorts the button “%s” to %s as %s', (text, href, kind) => {
  expect(askOf(`<a href="${href}" ${FILLED} data-box="20 300 160 44">${text}</a>`)).toMatchObject({
    kind,
    buttonLike: true,
    place: 'content',
  });
});

it('takes a plain link only where it asks to act', () => {
  expect(
    askOf('<p data-box="20 300 600 30"><a href="/work" data-box="20 300 90 20">See our work</a></p>'),
  ).toBeNull();
  expect(
    askOf('<p data-box="20 300 600 30"><a href="/demo" data-box="20 300 90 20">Request a demo</a></p>'),
  ).toMatchObject({ kind: 'act', buttonLike: false });
});

it('knows what leads to reading on in languages without full word lists', () => {
  const text = 'Ezen az oldalon a legjobb masszázs szolgáltatásokat találja meg, amelyeket önnek kínálunk. ';
  const page = `<p data-box="20 200 600 60">${text.repeat(3)}</p><a href="/x" ${FILLED} data-box="20 300 160 44">Tovább</a>`;
  expect(askOf(page, 'hu')).toMatchObject({ kind: 'read' });
});

it('tells a button in the header from the entries of a menu', () => {
  const link = (text: string, x: number): string =>
    `<a href="/${x}" ${FILLED} data-box="${x} 20 100 40">${text}</a>`;
  const placesOf = (nav: string) =>
    factsOf(`<header data-box="0 0 1280 80"><nav data-box="0 0 1280 80">${nav}</nav></header>`).asks.map(
      ({ place }) => place,
    );
  expect(placesOf(link('Get a quote', 900))).toEqual(['bar']);
  expect(placesOf(link('Order', 500) + link('Register', 620) + link('Donate', 740))).toEqual([
    'menu',
    'menu',
    'menu',
  ]);
});

it('finds the cards with a price that lead nowhere', () => {
  const card = (name: string, x: number, inside = ''): string =>
    `<div class="card" data-box="${x} 300 250 250"><h3 data-box="${x} 310 200 30">${name}</h3><p data-box="${x} 350 200 30">€${x}</p>${inside}</div>`;
  const link = '<a href="/buy" data-box="20 400 80 20">Order</a>';
  const cardsOf = (inside: string) =>
    factsOf(
      `<main data-box="0 0 1280 900"><h1 data-box="20 100 600 60">Plans</h1><div data-box="0 290 1000 270">${card('Mini', 20, inside)}${card('Maxi', 300, inside)}</div></main>`,
    ).pricedCards;
  expect(cardsOf('')).toMatchObject({ total: 2, bare: [{ text: 'Mini' }, { text: 'Maxi' }] });
  expect(cardsOf(link)).toMatchObject({ total: 2, bare: [] });
});

it.each([
  ['Back to top', 'href="#top"'],
  ['Zum Inhalt', 'href="#main"'],
  ['English? Click here', 'href="https://rooms--example-it.translate.goog/index.html"'],
])('does not take “%s” for a next step', (text, attributes) => {
  expect(askOf(`<a ${attributes} ${FILLED} data-box="20 300 160 44">${text}</a>`)).toBeNull();
});

it('does not take the tabs of a page for next steps', () => {
  const tab = (handler: string) =>
    askOf(`<button onclick="${handler}" ${FILLED} data-box="20 300 160 44">Desktop homepage</button>`);
  expect(tab('showTab(2)')).toBeNull();
  expect(tab('openChat()')).toMatchObject({ kind: 'open' });
});
