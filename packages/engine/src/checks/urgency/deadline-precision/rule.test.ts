import { expect, it } from 'vitest';
import { adviceOf, claim, outcomeOf, readings } from '../../testing/test-facts.ts';
import { deadlinePrecision } from './rule.ts';

const dated = claim('deadline', 'Early bird until July 1, 2026', { end: '2026-07-01', hasEnd: true });
const vague = claim('vague', 'For a limited time only');

it('passes claims that name their end', () => {
  expect(outcomeOf(deadlinePrecision, { urgency: { claims: [dated] } })).toMatchObject({ score: 1 });
});

it('fails a limit without end, and quotes it', () => {
  const page = { urgency: { claims: [vague] } };
  expect(outcomeOf(deadlinePrecision, page)).toMatchObject({ score: 0.3, searched: expect.any(Array) });
  expect(adviceOf(deadlinePrecision, page).title).toContain('“For a limited time only”');
});

it('counts the share, and a restarting countdown as no end at all', () => {
  expect(outcomeOf(deadlinePrecision, { urgency: { claims: [dated, vague] } })).toMatchObject({
    score: expect.closeTo(0.65),
  });
  const urgency = { claims: [claim('countdown', '14:59')], readings: readings([899, 899, 899]) };
  expect(outcomeOf(deadlinePrecision, { urgency })).toMatchObject({ score: 0 });
});

it('does not apply without a claim of limited time', () => {
  const claims = [claim('stock', 'Only 3 left', { quantity: 3 })];
  expect(outcomeOf(deadlinePrecision, { urgency: { claims } }).kind).toBe('notApplicable');
});

it('is not measured without word list', () => {
  expect(outcomeOf(deadlinePrecision, { wordLists: false }).kind).toBe('notMeasured');
});
