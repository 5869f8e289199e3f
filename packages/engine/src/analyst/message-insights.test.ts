import { expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import type { MessageMatch, PromisedTerm } from '../facts/types/message.ts';
import { comparedWithMessage } from './message-insights.ts';

function insight(messageMatch: Partial<MessageMatch>): string | undefined {
  const match = { words: [], promises: [], ...messageMatch };
  return comparedWithMessage(pageFacts({ told: { message: 'Oak desks' }, messageMatch: match }))[0];
}

function word(name: string, isThere: boolean): MessageMatch['words'][number] {
  const aboveFold = { desktop: isThere, mobile: isThere };
  return { word: name, inHeadline: false, aboveFold, evidence: null };
}

function kept(wording: string, aboveFold: boolean): PromisedTerm {
  return { kind: 'price', wording, onPage: 'same', evidence: [], aboveFold };
}

it('says nothing without an ad', () => {
  expect(comparedWithMessage(pageFacts())).toEqual([]);
});

it('says which words and promises the page repeats', () => {
  expect(
    insight({
      words: [word('oak', true), word('desks', false)],
      promises: [kept('$349', true), kept('free shipping', false)],
    }),
  ).toBe(
    'Compared with “Oak desks”, the text that brings visitors here: 1 of 2 keywords appears above the fold (“oak”). The page mentions “$349” above the fold. The page mentions “free shipping” below the fold.',
  );
});

it.each([
  [[word('oak', true), word('desks', true)], 'both keywords appear above the fold (“oak” and “desks”).'],
  [[word('oak', false), word('desks', false)], 'none of its 2 keywords appear above the fold.'],
  [[word('oak', false)], '“oak” doesn’t appear above the fold.'],
  [[], 'it has no words to look for besides the name of the site.'],
])('counts the words', (words, sentence) => {
  expect(insight({ words })).toBe(
    `Compared with “Oak desks”, the text that brings visitors here: ${sentence}`,
  );
});
