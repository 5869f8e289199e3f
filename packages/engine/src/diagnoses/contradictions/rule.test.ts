import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { contradictions } from './rule.ts';

function misdirected(shown: string, target: string) {
  return { kind: 'phone' as const, shown, target, evidence: evidence(shown) };
}

function withLinks(...links: ReturnType<typeof misdirected>[]) {
  return diagnosed(contradictions, { facts: { trust: { contact: { misdirected: links } } } });
}

it('quotes the number that is shown and the one that is dialed', () => {
  expect(withLinks(misdirected('555 010 0199', '5550100188'))?.title).toBe(
    'The link “555 010 0199” dials “5550100188”',
  );
});

it('counts a link that is repeated once', () => {
  const same = withLinks(misdirected('1', '2'), misdirected('1', '2'))?.severity ?? 0;
  expect(same).toBe(withLinks(misdirected('1', '2'))?.severity);
  expect(withLinks(misdirected('1', '2'), misdirected('1', '3'))?.severity).toBeGreaterThan(same);
});

it('speaks of ratings that differ', () => {
  const judged = [judgedCheck({ id: 'rating-consistency', score: 0.1 })];
  expect(diagnosed(contradictions, { judged })?.title).toBe('Change what rating-consistency saw');
  expect(diagnosed(contradictions, {})).toBeNull();
});
