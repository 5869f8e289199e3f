import { expect, it } from 'vitest';
import { adviceOf, claim, evidence, outcomeOf, readings } from '../../testing/test-facts.ts';
import { expiredDeadlines } from './rule.ts';

function until(end: string, given: { hasYear?: boolean; pastContext?: boolean } = {}) {
  return claim('deadline', `Until ${end}`, { end, hasEnd: true, hasYear: true, ...given });
}

it('passes a date that is still to come', () => {
  expect(outcomeOf(expiredDeadlines, { urgency: { claims: [until('2026-07-01')] } })).toMatchObject({
    score: 1,
  });
});

it('fails a date that is over, and quotes it', () => {
  const page = { urgency: { claims: [until('2026-05-01'), until('2026-07-01')] } };
  expect(outcomeOf(expiredDeadlines, page)).toMatchObject({ score: 0 });
  expect(adviceOf(expiredDeadlines, page).title).toContain('“Until 2026-05-01”');
});

it('fails an event that is over and a countdown at zero', () => {
  const event = {
    start: '2025-03-01',
    startEvidence: evidence('March 1, 2025'),
    startHasYear: true,
    pastContext: false,
    depth: { desktop: 0, mobile: 0 },
    end: null,
    place: null,
    isPrivate: false,
  };
  expect(outcomeOf(expiredDeadlines, { event })).toMatchObject({ score: 0, certain: true });
  const urgency = { claims: [claim('countdown', '00:00:00')], readings: readings([0, 0, 0]) };
  expect(outcomeOf(expiredDeadlines, { urgency })).toMatchObject({ score: 0, certain: false });
});

it('does not apply without a date', () => {
  expect(outcomeOf(expiredDeadlines).kind).toBe('notApplicable');
});

it('is not measured for dates without year, in an archive, or without word list', () => {
  const bare = { urgency: { claims: [until('2026-05-01', { hasYear: false })] } };
  expect(outcomeOf(expiredDeadlines, bare).kind).toBe('notMeasured');
  const archive = { urgency: { claims: [until('2025-05-01', { pastContext: true })] } };
  expect(outcomeOf(expiredDeadlines, archive).kind).toBe('notMeasured');
  expect(outcomeOf(expiredDeadlines, { wordLists: false }).kind).toBe('notMeasured');
});
