import { expect, it } from 'vitest';
import { checkRewrite, checkStatement } from './fact-check.ts';
import { type SourceFacts, scoresGiven, sourceFactsOf } from './source-facts.ts';

const text = 'The button of this page says Book a boat. Clarity. Structure & UX.';
const sourceFacts: SourceFacts = {
  ...sourceFactsOf({
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
  return 'text' in checkStatement(statement, sourceFacts);
}

it('lets the number of a category stand beside the name of the category alone', () => {
  expect(isBelieved('The button of this page scores 71 of 100.')).toBe(true);
  expect(isBelieved('The button of this page scores 100 of 100.')).toBe(false);
  expect(isBelieved('The button of this page is graded A+.')).toBe(false);
  expect(isBelieved('Clarity of this page and its button scores 100 of 100.')).toBe(true);
});

it('lets no rewrite of a text of the page bear a score', () => {
  const rewrite = { cites: ['primary-action'] };
  expect(checkRewrite({ ...rewrite, text: 'Book a boat now' }, sourceFacts)).toEqual({
    text: 'Book a boat now',
  });
  expect(checkRewrite({ ...rewrite, text: 'Book a boat, 71 of 100' }, sourceFacts)).toHaveProperty('flaw');
});
