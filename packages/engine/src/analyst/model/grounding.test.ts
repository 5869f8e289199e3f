import { expect, it } from 'vitest';
import { type Ground, groundOf, scoresGiven } from './ground.ts';
import { groundRewrite, groundStatement } from './grounding.ts';

const text = 'The button of this page says Book a boat. Clarity. Structure & UX.';
const ground: Ground = {
  ...groundOf({
    sources: [{ id: 'primary-action', text, outcome: 'pass', category: 'structure' }],
    pageTexts: [text],
    others: ['page', 'scores', 'graded'],
    scores: scoresGiven(71, 'C+', { clarity: 100, structure: null }),
    urls: ['https://boats.test/'],
  }),
  secrets: new Set(),
};

function isBelieved(line: string): boolean {
  const statement = { text: line, cites: ['primary-action'], quotes: [] };
  return 'text' in groundStatement(statement, ground);
}

it('lets the number of a category stand beside the name of the category alone', () => {
  expect(isBelieved('The button of this page scores 71 of 100.')).toBe(true);
  expect(isBelieved('The button of this page scores 100 of 100.')).toBe(false);
  expect(isBelieved('The button of this page is graded A+.')).toBe(false);
  expect(isBelieved('Clarity of this page and its button scores 100 of 100.')).toBe(true);
});

it('lets no rewrite of a text of the page bear a score', () => {
  const rewrite = { cites: ['primary-action'] };
  expect(groundRewrite({ ...rewrite, text: 'Book a boat now' }, ground)).toEqual({ text: 'Book a boat now' });
  expect(groundRewrite({ ...rewrite, text: 'Book a boat, 71 of 100' }, ground)).toHaveProperty('flaw');
});
