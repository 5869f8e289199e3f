import { describe, expect, it } from 'vitest';
import { Reading } from '../reading.ts';
import { readBody } from '../testing/read.ts';
import { contentsOf, giftPurposeOf } from './contents.ts';

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

  it('are not the parts of the page itself', () => {
    const { model, view, words } = readBody(
      '<section><h1>Bookkeeping from $9</h1></section><section><h2>Plans for all</h2></section><section><h2>Questions and answers</h2></section>',
    );
    const headline = view.tagged('h1')[0] ?? null;
    expect(contentsOf(new Reading(model, words, { headline }))).toBeNull();
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

it('the list below “Support us” tells what a gift does', () => {
  const list = `<ul><li>Develop open games and tools for people with complex needs</li>
    <li>Maintain free libraries of games and software</li><li>IBAN DE02 1203 0000 0000 2020 51 at the bank</li></ul>`;
  expect(giftPurposeOf(readBody(`<h2>Support Us</h2>${list}`))).toMatchObject({ words: 17 });
  expect(giftPurposeOf(readBody(`<h2>What we make</h2>${list}`))).toBeNull();
});
