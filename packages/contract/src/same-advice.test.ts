import { expect, test } from 'vitest';
import { isSameAdvice, predecessorOf } from './same-advice.ts';

const headline = { id: 'main-headline', checks: ['main-headline'] };
const diagnosis = { id: 'vague-headline', checks: ['headline-specificity', 'main-headline'] };

test('a diagnosis that answers the same check is the same advice', () => {
  expect(isSameAdvice(diagnosis, headline)).toBe(true);
  expect(isSameAdvice(headline, { id: 'faq', checks: ['faq'] })).toBe(false);
  expect(isSameAdvice({ id: 'many-asks', checks: [] }, { id: 'many-asks' })).toBe(true);
  expect(isSameAdvice({ id: 'many-asks', checks: [] }, { id: 'few-asks', checks: [] })).toBe(false);
});

test('a recommendation continues the one of its id, or else the one about its most serious check', () => {
  const specific = { id: 'headline-specificity', checks: ['headline-specificity'] };
  expect(predecessorOf(diagnosis, [headline, specific])).toBe(specific);
  expect(predecessorOf(diagnosis, [headline, specific, diagnosis])).toBe(diagnosis);
  expect(predecessorOf(diagnosis, [headline])).toBeUndefined();
  expect(predecessorOf(headline, [diagnosis])).toBe(diagnosis);
  expect(predecessorOf({ id: 'many-asks', checks: [] }, [headline])).toBeUndefined();
});
