import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { trialLength } from './rule.ts';

it('passes up to 14 days', () => {
  expect(outcomeOf(trialLength)).toMatchObject({ score: 1 });
});

it('scores long trials lower and names their length', () => {
  expect(outcomeOf(trialLength, { offer: { trial: { days: 30 } } })).toMatchObject({ score: 0.5 });
  expect(outcomeOf(trialLength, { offer: { trial: { days: 90 } } })).toMatchObject({ score: 0.3 });
  expect(adviceOf(trialLength, { offer: { trial: { days: 30 } } }).title).toContain('30 days');
});

it('does not apply beside a free plan or without a stated length', () => {
  expect(outcomeOf(trialLength, { offer: { freePlan: { present: true } } }).kind).toBe('notApplicable');
  expect(outcomeOf(trialLength, { offer: { trial: { days: null } } }).kind).toBe('notApplicable');
});

it('is not measured if a free plan is unclear', () => {
  expect(outcomeOf(trialLength, { offer: { freePlan: { present: null } } }).kind).toBe('notMeasured');
});

it('does not apply where visitors can only join a waiting list', () => {
  const page = (text: string) => ({ offer: { trial: { days: 30 } }, primaryAction: { text } });
  expect(outcomeOf(trialLength, page('Join our waitlist!')).kind).toBe('notApplicable');
  expect(outcomeOf(trialLength, page('Start free trial')).kind).toBe('measured');
});
