import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { claimsOf } from './claims.ts';

const claims = (line: string, language = 'en') => claimsOf(readBody(`<p>${line}</p>`, language));

it.each([
  ['en', 'If 20% more visitors became customers, your revenue would grow.'],
  ['de', 'Wenn 20 % mehr Besucher kauften, stiege der Umsatz.'],
  ['fr', 'Si 20 % de visiteurs en plus achetaient, vos ventes monteraient.'],
  ['es', 'Si compraran un 20 % más de visitantes, subirían las ventas.'],
  ['it', 'Se comprasse il 20 % in più di visitatori, le vendite salirebbero.'],
  ['pt', 'Se 20 % mais visitantes comprassem, as vendas subiriam.'],
  ['nl', 'Als 20 % meer bezoekers zouden kopen, steeg de omzet.'],
])('what would be is no claim in %s', (language, line) => {
  expect(claims(line, language)).toEqual([]);
});

it.each([
  ['a formula', 'Visitors × rate × order value × 20% × days'],
  ['a question', 'Do 46% of all visitors leave at this step?'],
  ['a discount', 'There is a 17% discount vs. individual pricing'],
  ['a pack', '6× drops of the strong kind (30 ml)'],
  ['a rate', 'Pay with your card in up to 12x at the desk'],
  ['all of it', 'Your purchase is 100% safe with us'],
  ['a share of a sum, in brackets', 'Of that 720 € are for wishes (30 %)'],
  ['the mark of a course', 'The exam is worth 60% of the final grade'],
  ['who it suits best', 'Best for: learners and researchers of all kinds'],
  ['a match', 'Compare profiles and select the best matches'],
  ['who else leads', 'Made together with leading dermatologists of the country'],
  ['a badge', 'BEST VALUE - MOST POPULAR'],
  ['a label with its value', 'Harbor Score 65%. The offer is clear and the proof is thin.'],
])('%s is no claim', (_what, line) => {
  expect(claims(line)).toEqual([]);
});

it('a note or a page elsewhere is a source, another part of the page is none', () => {
  const said = 'Our tests raised revenue by 12% for shops';
  expect(claims(`${said} <a href="#note-5">5</a>`)).toMatchObject([{ sourced: true }]);
  expect(claims(`${said} <a href="https://journal.example/12">here</a>`)).toMatchObject([{ sourced: true }]);
  expect(claims(`${said} <a href="#pricing">Prices</a>`)).toMatchObject([{ sourced: false }]);
});

it('what something rests on is no source, and talk of the best thing no claim', () => {
  expect(claims('Our system raised sales by 30%, based on your previous data')).toMatchObject([
    { sourced: false },
  ]);
  expect(claims('The best thing about this system is that it runs by itself for 3 months')).toEqual([]);
});

it.each([
  ['words of a customer', '"Best hat I have owned. Wore it up Helvellyn in sleet." – Karen P.'],
  ['words of a customer with figures', '“We cut overtime by 18% in the first two months.”'],
  [
    'what a thing is made of',
    'Knitted in Cumbria from 100% traceable merino. Warm when wet, soft on foreheads.',
  ],
  ['several materials', 'Made of 70% merino wool and 30% silk in Leeds'],
  ['how to wash it', 'Machine washable at 30°, best washed by hand in 2 litres of water'],
])('%s is no claim to prove', (_what, line) => {
  expect(claims(line)).toEqual([]);
});

it.each([
  ['de', 'Gestrickt aus 100 % Merinowolle in Kirchberg'],
  ['fr', 'Pull tricoté en 80 % laine et 20 % coton'],
  ['it', 'Maglia in 100% di lana lavorata a mano'],
])('nor is it in %s: %s', (language, line) => {
  expect(claims(line, language)).toEqual([]);
});

it('a share that is no material stays a claim', () => {
  expect(claims('Our merino sold 30% better than cotton last winter')).toHaveLength(1);
  expect(claims('100% merino keeps feet 40% drier than any other sock')).toHaveLength(1);
});

it.each([
  'Auto-batching cuts the time for an order by 35%.',
  'The concentration is 3x higher than in the cream.',
  '87% reported thicker, fuller hair',
  'We are the leading platform for small shops.',
  'Harbor is the best platform for small shops.',
])('a claim is %s', (line) => {
  expect(claims(line)).toMatchObject([{ sourced: false }]);
});
