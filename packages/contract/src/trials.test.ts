import { expect, test } from 'vitest';
import { type Trial, trialWords } from './trials.ts';

const trial: Trial = {
  recommendation: 'vague-headline',
  includes: [],
  patch: {
    summary: 'Change the headline.',
    kind: 'headline',
    checks: ['headline-specificity'],
    placeholder: false,
    operations: [],
  },
  applied: true,
  reason: null,
  check: { id: 'headline-specificity', before: 0.1, after: 0.9 },
  score: { before: 61, after: 66 },
  holds: true,
  worse: [],
  pictures: { desktop: null, mobile: null },
  placeholder: false,
};

test('a trial says what the fix did to the score', () => {
  expect(trialWords(trial)).toBe('Tried on your page: 61 → 66');
});

test('a placeholder claims no gain', () => {
  expect(trialWords({ ...trial, placeholder: true })).not.toMatch(/61|66/);
});

test('a fix that wasn’t applied says why', () => {
  expect(trialWords({ ...trial, applied: false, reason: 'overwritten', score: null })).toBe(
    'Not tried: A script on the page undid the change.',
  );
});

test('what got worse is said beside the gain', () => {
  const worse: Trial['worse'] = [
    { kind: 'overflow', text: 'The page is 20 pixels wider than the screen.', device: 'mobile' },
  ];
  expect(trialWords({ ...trial, worse })).toContain('61 → 66. Worse: The page is 20 pixels wider');
});
