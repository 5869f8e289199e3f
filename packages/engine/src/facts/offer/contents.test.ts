import { describe, expect, it } from 'vitest';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { contentsOf, giftPurposeOf, hasRows } from './contents.ts';

describe('contents', () => {
  const LIST = '<li>Five hours of photography</li><li>Twenty edited pictures</li><li>Rights for print</li>';

  it('are a list of what one gets', () => {
    expect(contentsOf(readBody(`<h2>What a night includes</h2><ul>${LIST}</ul>`))?.items).toHaveLength(3);
  });

  it.each([
    [
      'customers',
      '<ul class="clients"><li>Norrland Architects</li><li>City Archive</li><li>Halden University</li></ul>',
    ],
    [
      'the team',
      '<section id="team"><div><h4>Anna Berg</h4></div><div><h4>Jon Lund</h4></div><div><h4>Ida Holm</h4></div></section>',
    ],
    [
      'questions',
      '<ul><li>What is a token?</li><li>Which chain is it on?</li><li>Where can I buy?</li></ul>',
    ],
    ['years', '<ul><li>Anno 2002</li><li>Anno 2003</li><li>Anno 2004</li></ul>'],
    [
      'ways to call',
      '<ul><li>Call 06 86 39 00 40</li><li>mail us at hi@boats.example</li><li>Follow us:</li></ul>',
    ],
    [
      'what is left of time',
      '<div><div><b>530 Days</b></div></div><ul><li>530 Days</li><li>05 Hours</li><li>14 Minutes</li></ul>',
    ],
    ['the same words', '<ul><li>View post</li><li>View post</li><li>View post</li></ul>'],
  ])('are no list of %s', (_whom, html) => {
    expect(contentsOf(readBody(html))).toBeNull();
  });

  it('are goods with name and properties, even within what calls itself the footer', () => {
    const beers = ['Epa', 'Kiskale', 'Hopzale'].map(
      (name) => `<li><a href="/b"><h2>${name}</h2><p>Pale Ale</p><p>5,2%ABV</p><p>40 IBU</p></a></li>`,
    );
    const page = (items: string[]) =>
      readBody(`<p>Beer.</p></main><footer><ul>${items.join('')}</ul></footer><main>`);
    expect(contentsOf(page(beers))?.items).toHaveLength(3);
    const offices = ['Rome', 'Oslo', 'Kyiv'].map(
      (town) => `<li><h4>${town}</h4><p>Mon to Fri, 9 to 17</p></li>`,
    );
    expect(contentsOf(page(offices))).toBeNull();
  });

  it('are not the parts of the page itself', () => {
    const { model, view, words } = readBody(
      '<section><h1>Bookkeeping from $9</h1></section><section><h2>Plans for all</h2></section><section><h2>Questions and answers</h2></section>',
    );
    const headline = view.tagged('h1')[0] ?? null;
    expect(contentsOf(new FactContext(model, words, { headline }))).toBeNull();
  });

  it('are not the sections of a page, whose menu stands in one of them', () => {
    const dishes = ['Croquetas 9,50 €', 'Arroz caldoso 16,50 €', 'Piononos 4,50 €'].map(
      (dish) => `<p>${dish}</p>`,
    );
    const sections = ['About us', 'Opening hours', 'Contact'].map(
      (title) => `<section><h2>${title}</h2><p>We cook for you.</p></section>`,
    );
    expect(contentsOf(readBody(sections.join('')))).toBeNull();
    expect(contentsOf(readBody(`<div>${sections.join('')}</div>`))).toBeNull();
    const menu = `<section><h2>The menu</h2><div>${dishes.join('')}</div></section>`;
    expect(contentsOf(readBody(sections.join('') + menu))?.items[0]).toBe('Croquetas 9,50 €');
  });

  it('are no figures that a firm boasts with', () => {
    const figure = ([figure, label]: string[]) =>
      `<div class="item"><svg></svg><b>${figure}</b> ${label}</div>`;
    const figures = [
      ['27+', 'years serving the valley'],
      ['9+', 'plans accepted'],
      ['4', 'towns served'],
      ['ICOI', 'fellowship'],
    ];
    expect(contentsOf(readBody(`<div>${figures.map(figure).join('')}</div>`))).toBeNull();
    const parts = ['24 lessons', '6 live meetings', 'One certificate'];
    const row = (text: string) => `<div class="item"><svg></svg>${text}</div>`;
    expect(contentsOf(readBody(`<div>${parts.map(row).join('')}</div>`))?.items).toEqual(parts);
  });

  it('are a menu below a heading of its own', () => {
    const menu = '<div><h2>Menu</h2><p>Broth $8</p><p>Noodles $12</p><p>Ice cream $6</p></div>';
    expect(contentsOf(readBody(menu))?.items).toEqual(['Broth $8', 'Noodles $12', 'Ice cream $6']);
  });

  it('are lines that each begin with an icon, and cards by their heading', () => {
    const lines = ['Spacious places', 'Shuttle bus at no cost', 'You keep your keys'];
    const row = (text: string) => `<div class="benefit"><span><svg></svg></span>${text}</div>`;
    expect(contentsOf(readBody(`<div>${lines.map(row).join('')}</div>`))?.items).toEqual(lines);
    const card = (text: string) => `<div class="card"><img src="a.jpg"><h3>${text}</h3><p>By hand.</p></div>`;
    expect(contentsOf(readBody(`<div>${lines.map(card).join('')}</div>`))?.items).toEqual(lines);
  });

  it('are no ways to reach somebody', () => {
    const row = (text: string) => `<div class="row"><i class="icon"></i>${text}</div>`;
    const rows = ['12 Harbor Street, 10001', 'mail@example.com', 'Mon to Fri 9:00 to 17:00']
      .map(row)
      .join('');
    expect(contentsOf(readBody(`<div>${rows}</div>`))).toBeNull();
  });

  it('are entries with bullets in running text', () => {
    const text = '<p>• Inspected and approved<br>• Fence of 1.90 m<br>• 1,000 m2 to run in</p>';
    expect(contentsOf(readBody(text))?.items).toEqual([
      'Inspected and approved',
      'Fence of 1.90 m',
      '1,000 m2 to run in',
    ]);
  });
});

describe('what one gets, among several lists,', () => {
  const card = (title: string, text = 'We do it by hand, in one day.') =>
    `<div class="card"><h3>${title}</h3><p>${text}</p></div>`;
  const cards = (...titles: string[]) =>
    `<div class="grid">${titles.map((each) => card(each)).join('')}</div>`;

  it('is the one whose heading says so', () => {
    const html = `<section><h2>Sound familiar?</h2>${cards('Absence hurts', 'No energy left', 'Evenings without end')}</section>
      <section><h2>What you get</h2>${cards('Tuning', 'Repair', 'Rental')}</section>`;
    expect(contentsOf(readBody(html))).toMatchObject({ isSure: true, items: ['Tuning', 'Repair', 'Rental'] });
  });

  it('is the one whose entries tell something', () => {
    const links = ['Gallery rooms', 'About us', 'Our classes'].map(
      (each) => `<li><a href="/x">${each}</a></li>`,
    );
    const html = `<section><ul>${links.join('')}</ul></section><section>${cards('Tuning', 'Repair', 'Rental')}</section>`;
    expect(contentsOf(readBody(html))?.items[0]).toBe('Tuning');
    expect(contentsOf(readBody(`<ul>${links.join('')}</ul>`))).toMatchObject({ isSure: false });
  });

  it.each([
    ['steps', cards('Step 1 Send it', 'Step 2 We look', 'Step 3 You get it')],
    ['people', cards('Maria Berg', 'Thomas Lund', 'Sandra Holm')],
    ['hours', '<ul><li>Tue to Fri 7:00 - 19:00</li><li>Sat 8:00 - 12:00</li><li>Sun 8:00 - 11:30</li></ul>'],
    [
      'posts',
      `<div class="blog">${cards('How to open a door', 'How to choose a lock', 'What it costs')}</div>`,
    ],
    [
      'rules of a password',
      '<div><input type="password"><ul><li>At least six characters</li><li>Contains a number</li><li>Contains a sign</li></ul></div>',
    ],
    [
      'forms of a verb',
      '<table><tr><td>Present</td><td>I am asked</td></tr><tr><td>Past</td><td>I was asked</td></tr><tr><td>Perfect</td><td>I have been asked</td></tr></table>',
    ],
  ])('is not told for sure by %s', (_what, html) => {
    expect(contentsOf(readBody(html))?.isSure ?? false).toBe(false);
    expect(hasRows(readBody(html))).toBe(true);
  });

  it('can stand in any row, but in no running text', () => {
    expect(
      hasRows(readBody('<div><div>01 The filter</div><div>02 The ritual</div><div>03 Beliefs</div></div>')),
    ).toBe(true);
    const text =
      'He was born by the sea and moved to town, where he built a studio and recorded many. '.repeat(3);
    expect(hasRows(readBody(`<div><p>${text}</p><p>${text}</p><p>${text}</p></div>`))).toBe(false);
  });
});

it.each([
  ['en', 'Your financial support helps us provide essential services to those in need.'],
  ['de', 'Mit einer Spende ermöglichen Sie Uraufführungen und besondere Konzerte.'],
  ['it', 'Ogni contributo ci permette di continuare ad offrire attività gratuite.'],
  ['es', 'Cada donación lleva agua limpia a un pueblo más.'],
  ['nl', 'Elke bijdrage houdt de deuren van ons huis open.'],
  ['fr', 'Chaque don ouvre une classe de plus.'],
  ['pt', 'Cada doação leva água limpa a mais uma aldeia.'],
])('reads what a gift does where it is said in passing, in %s', (language, line) => {
  expect(giftPurposeOf(readBody(`<p>${line}</p>`, language))?.evidence.text).toBe(line);
});
