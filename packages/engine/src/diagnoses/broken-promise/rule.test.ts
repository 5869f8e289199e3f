import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { promisesIn } from '../../facts/message/message-promises.ts';
import type { MessageMatch, MessageWord, PromisedTerm } from '../../facts/types/message.ts';
import { wordsFor } from '../../language/words-for.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { brokenPromise } from './rule.ts';

const MESSAGE = 'Boat booking: free trial for 30 days';

function word(name: string, desktop: boolean, mobile = desktop): MessageWord {
  return { word: name, inHeadline: false, aboveFold: { desktop, mobile }, evidence: null };
}

function trial(onPage: PromisedTerm['onPage'], ...said: string[]): PromisedTerm {
  const wording = 'free trial for 30 days';
  const shown = said.map((each) => evidence(each));
  return { kind: 'trial', wording, onPage, evidence: shown, aboveFold: true };
}

function said(messageMatch: Partial<MessageMatch> | null, message: string | null = MESSAGE) {
  const match = messageMatch && { words: [], promises: [], ...messageMatch };
  return diagnosed(brokenPromise, { facts: { told: { message }, messageMatch: match } });
}

it('is not said without an ad, or where the page keeps what the ad promises', () => {
  expect(said(null, null)).toBeNull();
  expect(said({ promises: [trial('same', 'Free for 30 days')], words: [word('boat', true)] })).toBeNull();
});

it('names what the ad promises and what the page says instead', () => {
  expect(said({ promises: [trial('different', 'Try it free for 14 days.')] })).toMatchObject({
    severity: 3,
    title: 'You promise “free trial for 30 days”, but the page says “Try it free for 14 days”',
    observed: expect.stringContaining(
      'The text that brings visitors here says “Boat booking: free trial for 30 days”.',
    ),
    evidence: [{ text: 'Try it free for 14 days.' }, {}],
  });
});

it('is less serious if the page only leaves it out, and says where it belongs', () => {
  const problem = said({ promises: [trial('missing')] });
  expect(problem).toMatchObject({
    severity: 2,
    title: 'You promise “free trial for 30 days”, but the page doesn’t mention it',
  });
  expect(problem?.steps[0]).toMatch(/^Show “free trial for 30 days” above the fold, next to the headline “/);
});

it('quotes what comes near a promise', () => {
  expect(said({ promises: [trial('missing', 'Start free trial')] })?.title).toBe(
    'You promise “free trial for 30 days”, but the page only says “Start free trial”',
  );
});

it('speaks of the contradiction first', () => {
  const problem = said({ promises: [trial('missing'), trial('different', '14 days')] });
  expect(problem?.title).toContain('the page says “14 days”');
});

it('is said if the page repeats hardly any of the words, the more seriously the fewer', () => {
  const missing = ['oak', 'desk', 'office'].map((name) => word(name, false));
  const none = said({ words: missing });
  const few = said({ words: [word('boat', true), ...missing] });
  expect(none?.severity).toBe(2);
  expect(few?.severity).toBe(1.25);
  expect(none?.title).toMatch(/^In the headline “.+”, repeat the words that bring visitors here$/);
  expect(none?.observed).toContain('repeats none of that text’s 3 keywords. Missing: “oak”, “desk”');
  expect(said({ words: [word('boat', true), word('fleet', false), word('oak', false)] })).toBeNull();
});

it('names the device on which fewer words are shown', () => {
  const words = ['boat', 'fleet', 'harbor', 'guests'].map((name) => word(name, true, false));
  expect(said({ words })?.observed).toContain(
    'Above the fold on phones, the page repeats none of that text’s 4',
  );
});

it('expects no first screen to repeat all of a long email', () => {
  const words = [
    ...['boat', 'fleet', 'harbor'].map((name) => word(name, true)),
    ...Array.from({ length: 30 }, (_, index) => word(`word ${index}`, false)),
  ];
  expect(said({ words })).toBeNull();
});

it.each([
  ['Free 14-day trial, from $4 per employee', ['Free 14-day trial', 'from $4 per employee']],
  ['Start your 14-day free trial', ['14-day free trial']],
  ['From $9 per user per month, free shipping', ['From $9 per user per month', 'free shipping']],
])('splits “%s” into whole promises', (message, promises) => {
  expect(promisesIn(message, wordsFor('en')).map(({ wording }) => wording)).toEqual(promises);
});
