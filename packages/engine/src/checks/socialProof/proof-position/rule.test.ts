import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { proofPosition } from './rule.ts';

function firstAt(desktop: number, mobile: number) {
  return { proof: { first: { depth: { desktop, mobile }, nearAction: false } } };
}

it('passes proof near the action, wherever that is', () => {
  expect(outcomeOf(proofPosition, { proof: { first: { depth: { desktop: 6, mobile: 9 } } } })).toMatchObject({
    score: 1,
  });
});

it('takes the mean of the viewports, and quotes the testimonial to move', () => {
  expect(outcomeOf(proofPosition, firstAt(2, 5))).toMatchObject({ score: expect.closeTo(0.5) });
  expect(adviceOf(proofPosition, firstAt(2, 5)).title).toContain('We stopped double-booking');
});

it('does not apply without proof', () => {
  expect(outcomeOf(proofPosition, { proof: { first: null } }).kind).toBe('notApplicable');
});

it('doesn’t claim that proof is missing where its text couldn’t be read', () => {
  const proof = { first: null, numbers: { count: null, notMeasured: 'No word list.' } };
  expect(outcomeOf(proofPosition, { proof })).toMatchObject({ kind: 'notMeasured', reason: 'No word list.' });
});

it('is not measured from HTML alone', () => {
  expect(outcomeOf(proofPosition, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('quotes nothing where the proof has no visible text', () => {
  const first = { depth: { desktop: 2, mobile: 5 }, nearAction: false, evidence: evidence('\u{e838}') };
  expect(outcomeOf(proofPosition, { proof: { first } })).toMatchObject({
    observed: expect.stringMatching(/^The first social proof is 2 screens down/),
  });
});
