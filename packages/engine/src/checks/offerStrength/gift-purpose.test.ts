import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../test-facts.ts';
import { giftPurpose } from './gift-purpose.ts';

const gift = (words: number, nearAction = true) => ({
  pageType: { type: 'nonprofit' as const },
  offer: { giftPurpose: { words, nearAction, evidence: evidence('A gift of 30 feeds a family') } },
});

it('passes enough words near the form', () => {
  expect(outcomeOf(giftPurpose, gift(40))).toMatchObject({ score: 1 });
  expect(outcomeOf(giftPurpose, gift(40, false))).toMatchObject({ score: 0.6 });
});

it('fails few words, and none', () => {
  expect(outcomeOf(giftPurpose, gift(12))).toMatchObject({ score: 0.1 });
  expect(outcomeOf(giftPurpose, { pageType: { type: 'nonprofit' } })).toMatchObject({ score: 0.1 });
  expect(adviceOf(giftPurpose, gift(12)).title).toContain('Start free trial');
});

it('does not apply to a software page', () => {
  expect(outcomeOf(giftPurpose).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(giftPurpose, { ...gift(40), wordLists: false }).kind).toBe('notMeasured');
});
