import { expect, it } from 'vitest';
import { judgedCheck } from '../../advise/test-judged.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { vagueHeadline } from './rule.ts';

it('speaks in the words of the worst check about the headline', () => {
  const judged = [
    judgedCheck({ id: 'headline-specificity', score: 0.2, points: 3 }),
    judgedCheck({ id: 'title-headline-match', score: 0.5, points: 1 }),
  ];
  expect(diagnosed(vagueHeadline, { judged })).toMatchObject({
    title: 'Change what headline-specificity saw',
    steps: ['Do what headline-specificity asks.', 'Change what title-headline-match saw'],
  });
});

it('is graver the vaguer the headline is, and gravest without one', () => {
  const severityAt = (score: number, headline = {}) =>
    diagnosed(vagueHeadline, { judged: [judgedCheck({ id: 'main-headline', score })], ...headline })
      ?.severity;
  expect(severityAt(0.2)).toBeGreaterThan(severityAt(0.6) ?? 3);
  expect(severityAt(0.6, { facts: { headline: null } })).toBe(3);
});

it('is not said of a headline that passes', () => {
  expect(diagnosed(vagueHeadline, { judged: [judgedCheck({ id: 'main-headline', score: 0.9 })] })).toBeNull();
});
