import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { numbersOf } from './numbers.ts';

const step = (number: number, text: string) => `<div><b>${number}</b><h3>${text}</h3></div>`;

it.each([
  [
    'steps',
    `${step(1, 'Install the extension')}${step(2, 'Browse any listing')}${step(3, 'See your score')}`,
  ],
  ['minutes of a chat', "<div><span>2m</span><p>How's everyone doing today?</p></div>"],
])('%s are no claims', (_what, html) => {
  expect(numbersOf(readBody(`<section>${html}</section>`)).count).toBe(0);
});

it('small figures beside others are', () => {
  const html = `${step(3, 'offices')}${step(12, 'countries')}${step(40, 'employees')}`;
  expect(numbersOf(readBody(`<section>${html}</section>`)).count).toBe(3);
});

it.each([
  ['en', 'So far 612 people have finished the course.'],
  ['de', 'Bisher haben 612 Menschen den Kurs abgeschlossen.'],
  ['fr', 'Déjà 612 participants ont terminé la formation.'],
  ['es', 'Ya han terminado el curso 612 personas.'],
  ['it', 'Finora 612 persone hanno concluso il corso.'],
  ['pt', 'Já concluíram o curso 612 pessoas.'],
  ['nl', 'Tot nu toe rondden 612 mensen de cursus af.'],
])('people counted until now are a claim in %s', (language, line) => {
  expect(numbersOf(readBody(`<p>${line}</p>`, language)).count).toBe(1);
});

it.each([
  ['en', 'More than 25 years at the head of animal nutrition.', 1],
  ['es', 'Más de 25 años liderando la innovación en nutrición animal.', 1],
  ['en', 'A guarantee of 5 years on every part.', 0],
])('years that an organization counts are a claim (%s: %s)', (language, text, count) => {
  expect(numbersOf(readBody(`<p>${text}</p>`, language)).count).toBe(count);
});

it('a timer that has run out counts nothing', () => {
  expect(
    numbersOf(readBody('<section><div><b>00 Hours</b></div><div><b>15+ Countries</b></div></section>')).count,
  ).toBe(1);
});
