import { expect, it } from 'vitest';
import { adviceOf, claim, evidence, outcomeOf, readings } from '../../testing/test-facts.ts';
import { timelyReason } from './rule.ts';

it('does not apply without a claim', () => {
  expect(outcomeOf(timelyReason)).toMatchObject({ kind: 'notApplicable' });
});

it('passes a dated claim', () => {
  const claims = [
    claim('deadline', 'Until July 1, 2026', { end: '2026-07-01', hasEnd: true, hasYear: true }),
  ];
  expect(outcomeOf(timelyReason, { urgency: { claims } })).toMatchObject({ score: 1 });
});

it('halves vague urgency and asks for the true end', () => {
  const page = { urgency: { claims: [claim('vague', 'Limited-time offer')] } };
  expect(outcomeOf(timelyReason, page)).toMatchObject({ score: 0.5 });
  expect(adviceOf(timelyReason, page).title).toContain('“Limited-time offer”');
});

it('takes off where only some claims are precise, and names what is open', () => {
  const line = 'Only 2 spots left, offer ends today';
  const claims = [claim('places', line, { quantity: 2 }), claim('deadline', line)];
  expect(outcomeOf(timelyReason, { urgency: { claims } })).toMatchObject({
    score: 0.7,
    observed: expect.stringContaining(`“${line}” doesn’t state an end`),
  });
});

it('does not praise a number that is shouted', () => {
  const line = 'Hurry! Only 2 spots left!!!';
  const urgency = {
    claims: [claim('places', line, { quantity: 2 })],
    pressure: [{ text: line, shouted: true, evidence: evidence(line) }],
  };
  expect(outcomeOf(timelyReason, { urgency })).toMatchObject({ score: 0.7 });
  expect(adviceOf(timelyReason, { urgency }).title).toContain('without the pressure');
  expect(outcomeOf(timelyReason, { urgency: { ...urgency, pressure: [] } })).toMatchObject({ score: 1 });
});

it('fails a countdown that restarts', () => {
  const urgency = { claims: [claim('countdown', '14:59')], readings: readings([899, 899, 899]) };
  expect(outcomeOf(timelyReason, { urgency })).toMatchObject({ score: 0 });
  expect(adviceOf(timelyReason, { urgency }).title).toContain('“14:59”');
});

it('is not measured where claims could not be read', () => {
  expect(outcomeOf(timelyReason, { urgency: { claimsNotMeasured: 'No word list.' } }).kind).toBe(
    'notMeasured',
  );
});
