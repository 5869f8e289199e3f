import { expect, it } from 'vitest';
import { likeliestAdvice } from './likeliest-advice.ts';

const advice = (...titles: string[]) => titles.map((title) => ({ id: title, title }));

const PAGE = advice(
  'Ask for less: the form has nine fields',
  'Add a customer testimonial next to “Book a demo”',
  'Show the price above the fold',
  'Say what you offer in the headline',
  'Rename the “Submit” button to what it does',
);

it.each([
  ['Short order form', 0],
  ['Form with four fields', 0],
  ['Testimonials below the hero', 1],
  ['Pricing above fold', 2],
  ['New headline', 3],
  ['Rename submit', 4],
])('finds what “%s” is about', (name, at) => {
  expect(likeliestAdvice(name, PAGE)).toBe(PAGE[at]);
});

it.each(['Checkout redesign', 'The new page', '', '42', 'Button at the price'])(
  'leaves “%s” open',
  (name) => {
    expect(likeliestAdvice(name, PAGE)).toBeNull();
  },
);

it('reads other languages', () => {
  const german = advice('Formular kürzen: neun Felder', 'Preise zeigen', 'Mehr Kundenstimmen zeigen');
  expect(likeliestAdvice('Kürzeres Formular', german)).toBe(german[0]);
  expect(likeliestAdvice('Preis', german)).toBe(german[1]);
});
