import { expect, it } from 'vitest';
import { adviceOf, claim, outcomeOf, readings } from '../../testing/test-facts.ts';
import { demandClaimConsistency } from './rule.ts';

const claims = [claim('demand', '9 people are viewing this')];

it('passes figures that agree', () => {
  expect(
    outcomeOf(demandClaimConsistency, { urgency: { claims, readings: readings([9, 9, 11]) } }),
  ).toMatchObject({ score: 0.85 });
});

it('fails figures that jump, and lists them', () => {
  const urgency = { claims, readings: readings([9, 27, 14]) };
  expect(outcomeOf(demandClaimConsistency, { urgency })).toMatchObject({ score: 0.1 });
  expect(adviceOf(demandClaimConsistency, { urgency }).steps[0]).toContain('9, 27, 14');
});

it('does not apply without such a claim', () => {
  expect(outcomeOf(demandClaimConsistency).kind).toBe('notApplicable');
});

it('is not measured with fewer than three readings', () => {
  const urgency = { claims, readings: readings([9, 27]) };
  expect(outcomeOf(demandClaimConsistency, { urgency }).kind).toBe('notMeasured');
});
