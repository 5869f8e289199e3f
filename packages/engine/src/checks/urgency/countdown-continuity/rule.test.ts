import { expect, it } from 'vitest';
import { adviceOf, claim, outcomeOf, readings } from '../../testing/test-facts.ts';
import { deadlinePrecision } from '../deadline-precision/rule.ts';
import { timelyReason } from '../timely-reason/rule.ts';
import { countdownContinuity } from './rule.ts';

const claims = [claim('countdown', 'Offer ends in 14:59')];

it('passes a countdown that goes on in a fresh visit', () => {
  const urgency = { claims, readings: readings([899, 899, 890]) };
  expect(outcomeOf(countdownContinuity, { urgency })).toMatchObject({ score: 1 });
});

it('fails one that starts again, with both readings', () => {
  const urgency = { claims, readings: readings([899, 899, 899]) };
  expect(outcomeOf(countdownContinuity, { urgency })).toMatchObject({ score: 0, certain: true });
  expect(adviceOf(countdownContinuity, { urgency }).steps[0]).toContain('14:59');
});

it('does not apply without countdown', () => {
  expect(outcomeOf(countdownContinuity).kind).toBe('notApplicable');
});

it('is not measured when read at one moment only', () => {
  const urgency = { claims, readings: readings([899, 899]) };
  expect(outcomeOf(countdownContinuity, { urgency }).kind).toBe('notMeasured');
});

it('names the one of several that starts again', () => {
  const both = [claim('countdown', 'Doors open in 09:59'), ...claims];
  const urgency = {
    claims: both,
    readings: [...readings([599, 599, 590]), ...readings([899, 899, 899], { claim: 1 })],
  };
  expect(adviceOf(countdownContinuity, { urgency }).title).toContain('Offer ends in 14:59');
});

it('is one piece of work with what else is wrong with that countdown', () => {
  const urgency = {
    claims: [claim('deadline', 'Until July 1'), ...claims],
    readings: readings([899, 899, 899], { claim: 1 }),
  };
  const work = [countdownContinuity, deadlinePrecision, timelyReason].map((check) => {
    const outcome = outcomeOf(check, { urgency });
    return [outcome.kind === 'measured' && outcome.evidence[0]?.text, adviceOf(check, { urgency }).remedy];
  });
  expect(new Set(work.map(String))).toEqual(new Set(['Offer ends in 14:59,urgency-claim']));
});
