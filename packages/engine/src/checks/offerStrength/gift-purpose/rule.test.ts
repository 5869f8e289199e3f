import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { giftPurpose } from './rule.ts';

const asked = { present: true, evidence: [evidence('Donate')] };
const gift = (words: number, nearAction = true) => ({
  pageType: { type: 'nonprofit' as const },
  offer: {
    giftAsked: asked,
    giftPurpose: { words, nearAction, evidence: evidence('A gift of 30 feeds a family') },
  },
});

it('passes enough words near the form', () => {
  expect(outcomeOf(giftPurpose, gift(40))).toMatchObject({ score: 1 });
  expect(outcomeOf(giftPurpose, gift(40, false))).toMatchObject({ score: 0.6 });
});

it('fails few words, and none', () => {
  expect(outcomeOf(giftPurpose, gift(12))).toMatchObject({ score: 0.1 });
  expect(outcomeOf(giftPurpose, { ...gift(0), offer: { giftAsked: asked } })).toMatchObject({ score: 0.1 });
  expect(adviceOf(giftPurpose, gift(12)).title).toContain('“Donate”');
});

it('does not apply to a software page', () => {
  expect(outcomeOf(giftPurpose).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(giftPurpose, { ...gift(40), wordLists: false }).kind).toBe('notMeasured');
});

it('does not apply if the page asks for no donation', () => {
  expect(outcomeOf(giftPurpose, { pageType: { type: 'nonprofit' } }).kind).toBe('notApplicable');
  const told = { goal: 'donations' as const };
  expect(outcomeOf(giftPurpose, { pageType: { type: 'nonprofit' }, told }).kind).toBe('measured');
});
