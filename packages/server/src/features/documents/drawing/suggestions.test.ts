import { SUGGESTIONS } from '@liftmark/contract/suggestion-words';
import { expect, it } from 'vitest';
import { drawSuggestions } from './suggestions.ts';

it('draws each with its author, what both pages show, and its steps', () => {
  const drawn = JSON.stringify(
    drawSuggestions([
      {
        suggestedBy: 'gpt-5-mini',
        question: 'cost',
        title: 'Show the price of a kettle',
        problem: 'The button comes before any price.',
        theirs: { name: 'Pots', text: 'The price is next to the button.' },
        why: 'Visitors put off the decision.',
        steps: ['Add the price next to the button.'],
        evidence: [],
      },
    ]),
  );
  for (const words of [
    SUGGESTIONS.title,
    'Suggested by gpt-5-mini',
    'Show the price of a kettle',
    'The button comes before any price.',
    'Pots',
    'The price is next to the button.',
    'Visitors put off the decision.',
    'Add the price next to the button.',
  ])
    expect(drawn).toContain(words);
});

it('draws nothing without any', () => {
  expect(drawSuggestions(undefined)).toEqual([]);
});
