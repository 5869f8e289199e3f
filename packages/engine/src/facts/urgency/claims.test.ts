import { describe, expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { claimsIn } from './claims.ts';

describe('a limit', () => {
  it('is claimed by a line that states it', () => {
    expect(claimsIn(readBody('<p>Limited-time offer. Ready to book?</p>'))).toHaveLength(1);
  });

  it.each([
    ['en', 'Is this a limited-time offer, and is every deadline true?'],
    ['de', 'Ist das Angebot zeitlich begrenzt, und gilt es nur für kurze Zeit?'],
    ['fr', 'Est-ce une offre à durée limitée ?'],
    ['es', '¿Es una oferta por tiempo limitado?'],
    ['it', "È un'offerta a tempo limitato?"],
    ['pt', 'É uma oferta por tempo limitado?'],
    ['nl', 'Is dit een aanbod voor beperkte tijd?'],
  ])('is not claimed by a question after it, in %s', (language, line) => {
    expect(claimsIn(readBody(`<p>${line}</p>`, language))).toEqual([]);
    expect(claimsIn(readBody(`<p>${line.replace(/[¿?]/g, '')}.</p>`, language))).not.toEqual([]);
  });

  it('is not claimed by a deadline of taxes, only by one with its day', () => {
    expect(claimsIn(readBody('<p>Tides keeps you ahead of every deadline, every month.</p>'))).toEqual([]);
    expect(claimsIn(readBody('<p>Deadline: 12 May 2027</p>'))).toMatchObject([{ kind: 'deadline' }]);
  });

  const PROSE =
    'State limits that exist: the cut-off for delivery, the places left in a course, the last day of a price. A limited-time offer without an end is not believed by anybody who has seen three of them.';

  it('is not claimed by what an article says of limits', () => {
    expect(claimsIn(readBody(`<article><p>${PROSE}</p></article>`))).toEqual([]);
    expect(
      claimsIn(readBody('<article><p>Limited-time offer: all courses at half price.</p></article>')),
    ).toHaveLength(1);
  });
});

it.each([
  ['en', 'Until 31 December the Hale Foundation doubles every gift.'],
  ['en', '20% on all boats until Sunday, 3 May'],
  ['de', 'Bis zum 31. Dezember verdoppelt die Stiftung jede Spende.'],
  ['fr', "Jusqu'au 31 décembre, la fondation double chaque don."],
  ['es', 'Hasta el 31 de diciembre la fundación duplica cada donación.'],
  ['it', 'Fino al 31 dicembre la fondazione raddoppia ogni dono.'],
  ['nl', 'Tot en met 31 december verdubbelt de stichting elke gift.'],
  ['pt', 'Até 31 de dezembro a fundação duplica cada doação.'],
])('a last day with what is gained up to it is a deadline, in %s: %s', (language, line) => {
  expect(claimsIn(readBody(`<p>${line}</p>`, language))).toMatchObject([{ kind: 'deadline', hasEnd: true }]);
});

it.each([
  'The exhibition is open until 31 December.',
  'Open from April 1 until October 31, children free on May 1 and 2. Dogs welcome.',
  'The well was built by 12 people in December. Every gift is doubled.',
  'Until 31 December 2019 she was head of the school.',
])('a last day alone is none: %s', (line) => {
  expect(claimsIn(readBody(`<p>${line}</p>`))).toEqual([]);
});

it.each([
  ['nl', 'Voor 10:00 besteld, volgende werkdag in huis'],
  ['en', 'Order before 10:00 am for delivery tomorrow'],
])('an hour up to which one orders is the end of the limit, in %s', (language, line) => {
  expect(claimsIn(readBody(`<p>${line}</p>`, language)).every(({ hasEnd }) => hasEnd)).toBe(true);
});

it.each([
  ['nl', 'Al 240.000 bezoekers gingen jou voor!'],
  ['it', 'Giardino, piscina e portico riservati per tutta la giornata'],
  ['pt', 'Em 2025 recebemos 12 visitantes ilustres'],
])('a crowd of the past, or what is kept for the guests, urges nobody, in %s', (language, line) => {
  expect(claimsIn(readBody(`<p>${line}</p>`, language))).toEqual([]);
});

it.each([
  ['nl', '14 bezoekers bekijken deze kamer'],
  ['it', 'Il tuo carrello è riservato per 10 minuti'],
  ['pt', '14 visitantes estão vendo este quarto'],
])('who looks on and what is held for minutes does, in %s', (language, line) => {
  expect(claimsIn(readBody(`<p>${line}</p>`, language))).toHaveLength(1);
});

it('a deadline whose date is crossed out in its row has gone by', () => {
  const table = (date: string): string =>
    `<table><tr><td>Paper submission deadline</td><td>${date}</td></tr></table>`;
  expect(claimsIn(readBody(table('<s>27 November 2025</s>')))).toEqual([]);
  expect(claimsIn(readBody(table('27 November 2025')))).toHaveLength(1);
  expect(claimsIn(readBody(table('<s>27 November 2025</s> 9 December 2025')))).toHaveLength(1);
});

it('a long paragraph that only speaks of a deadline sets none', () => {
  const talk =
    'All papers are read by the committee, and those accepted are kept in the library of the society';
  const rule = 'At least one author must register as the presenter by the early registration deadline.';
  expect(claimsIn(readBody(`<p>${talk}. ${talk}. ${talk}. ${rule}</p>`))).toEqual([]);
  expect(claimsIn(readBody(`<p>${rule}</p>`))).toHaveLength(1);
  expect(claimsIn(readBody(`<p>${talk}. ${talk}. ${talk}. Seats are limited.</p>`))).toHaveLength(1);
});

it.each([
  ['it', "A volte sei rimasta all'ultimo posto nella tua stessa vita.", 0],
  ['it', 'Ultimo posto disponibile', 1],
  ['nl', 'Lifetime premium · max 100 plekken', 1],
])('the last place is a limit where it is one to be had, in %s: %s', (language, line, count) => {
  expect(claimsIn(readBody(`<p>${line}</p>`, language))).toHaveLength(count);
});

it('a month with its year is an end, of which its last day counts', () => {
  const html = '<p>Apply now, the offer expires in Jan 2024.</p>';
  expect(claimsIn(readBody(html))).toMatchObject([{ hasEnd: true, hasYear: true, end: '2024-01-31' }]);
});
