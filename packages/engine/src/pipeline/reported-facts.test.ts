import { expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { LONGEST_LIST, reportedFacts } from './reported-facts.ts';

it('keeps the facts of a page as they are', () => {
  const facts = pageFacts();
  expect(reportedFacts(facts)).toEqual(facts);
});

it('cuts what only a hostile page is so full of, at any depth', () => {
  const facts = pageFacts();
  const [plan] = facts.offer.plans;
  const plans = Array.from({ length: 14_000 }, () => plan);
  const kept = reportedFacts({
    ...facts,
    offer: { ...facts.offer, plans: plans as typeof facts.offer.plans },
  });
  expect(kept).toMatchObject({ offer: { plans: { length: LONGEST_LIST } }, headline: facts.headline });
});
