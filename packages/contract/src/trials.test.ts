import { expect, test } from 'vitest';
import { inLanguage } from './translated.ts';
import {
  failedTrial,
  INSIGHT,
  isMeasured,
  TRIAL_FAILURE_TEXTS,
  type Trial,
  trialWords,
  triedWords,
  verifiedWords,
} from './trials.ts';
import { text as de } from './worth-words.text.de.ts';
import { text as es } from './worth-words.text.es.ts';
import { text as fr } from './worth-words.text.fr.ts';

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
  expect(trialWords(trial)).toBe('Tried on your page: headline specificity 0.1 → 0.9, score 61 → 66');
});

test('a placeholder claims no gain', () => {
  expect(trialWords({ ...trial, placeholder: true })).not.toMatch(/61|66/);
});

test('a fix that wasn’t applied says why', () => {
  expect(trialWords({ ...trial, applied: false, reason: 'overwritten', score: null })).toBe(
    'Not tried: A script on the page undid the change. Change it in the script that builds this part.',
  );
});

test.each([
  ['de', 'Auf Ihrer Seite ausprobiert: „Konkrete Überschrift“ 0,1 → 0,9, Score 61 → 66'],
  ['fr', 'Essayé sur votre page : « Précision du titre » 0,1 → 0,9, score 61 → 66'],
  ['es', 'Probado en tu página: «Titular concreto» 0,1 → 0,9, puntuación 61 → 66'],
] as const)('names the check in %s', (language, said) => {
  expect(inLanguage(language, () => trialWords(trial))).toBe(said);
});

test('what got worse is said beside the gain', () => {
  const worse: Trial['worse'] = [
    { kind: 'overflow', text: 'The page is 20 pixels wider than the screen.', device: 'mobile' },
  ];
  expect(trialWords({ ...trial, worse })).toContain('61 → 66. Worse: The page is 20 pixels wider');
});

test('a fix of all together answers no single check', () => {
  expect(trialWords({ ...trial, check: null })).toBe('Tried on your page: score 61 → 66');
});

test('only a fix that was applied and scored is measured', () => {
  expect(isMeasured(trial)).toBe(true);
  expect(isMeasured({ ...trial, placeholder: true, score: null })).toBe(false);
  expect(isMeasured({ ...trial, applied: false, reason: 'blocked', score: null })).toBe(false);
  expect(isMeasured(null)).toBe(false);
});

test('documents don’t tell readers to try a fix again', () => {
  const late: Trial = { ...trial, applied: false, reason: 'outOfTime', score: null };
  expect(triedWords({ trials: [late] }, { id: 'vague-headline' })).toBeNull();
  const undone: Trial = { ...late, reason: 'overwritten' };
  expect(triedWords({ trials: [undone] }, { id: 'vague-headline' })).toMatch(/^Not tried: A script/);
});

test('a trial of a side matter isn’t the trial of its recommendation', () => {
  const check = { id: 'autofill-tokens', before: 0.3, after: 0.8 };
  const trials = [{ ...trial, recommendation: 'demanding-form', check }];
  const findings = [
    { check: 'form-length', points: 9 },
    { check: 'autofill-tokens', points: 1 },
  ];
  const demanding = { id: 'demanding-form', checks: ['form-length', 'autofill-tokens'] };
  expect(triedWords({ trials, findings }, demanding)).toBeNull();
  expect(triedWords({ trials, findings }, { ...demanding, checks: ['autofill-tokens'] })).toMatch(
    /autofill/i,
  );
});

test('a recommendation that wasn’t tried says nothing', () => {
  expect(triedWords({ trials: [trial] }, { id: 'vague-headline' })).toMatch(/^Tried/);
  expect(triedWords({ trials: [trial] }, { id: 'other' })).toBeNull();
  expect(triedWords({}, { id: 'vague-headline' })).toBeNull();
});

test('only a fix that does what it says is verified', () => {
  expect(verifiedWords(trial)).toBe('Verified on your page: 61 → 66');
  expect(verifiedWords({ ...trial, holds: false })).toBe(null);
  expect(verifiedWords({ ...trial, score: null })).toBe(null);
  expect(verifiedWords({ ...trial, score: { before: 61, after: 61 } })).toBe(null);
});

test('says what an insight of a model was measured with, and verifies nothing', () => {
  const suggested: Trial = { ...trial, check: null, patch: { ...trial.patch, kind: INSIGHT, checks: [] } };
  expect(trialWords(suggested)).toBe('Tried on your page: score 61 → 66');
  expect(verifiedWords(suggested)).toBe(null);
});

test('every reason says what to do, in every language', () => {
  for (const texts of [TRIAL_FAILURE_TEXTS, ...[de, fr, es].map(({ trial: { failures } }) => failures)])
    for (const text of Object.values(texts)) expect(text).toMatch(/^[^.]+\. [^.]+\.$/);
});

test('a fix fails where its own trial does, not where the page didn’t load', () => {
  const fix = { id: trial.recommendation, patch: trial.patch };
  const failed: Trial = { ...trial, holds: false };
  const blocked: Trial = { ...failed, applied: false, reason: 'blocked' };
  expect(failedTrial({ trials: [failed] }, fix)).toBe(failed);
  expect(failedTrial({ trials: [blocked] }, fix)).toBe(blocked);
  expect(failedTrial({ trials: [trial] }, fix)).toBe(null);
  expect(failedTrial({ trials: [{ ...blocked, reason: 'notLoaded' }] }, fix)).toBe(null);
  expect(failedTrial({ trials: [failed] }, { ...fix, patch: { summary: 'Link the terms.' } })).toBe(null);
  expect(failedTrial({}, fix)).toBe(null);
});
