import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { eventDate } from './rule.ts';

const type = { pageType: { type: 'event' as const } };

function on(depth: { desktop: number | null; mobile: number | null }) {
  const event = {
    start: '2026-09-12',
    startEvidence: evidence('September 12, 2026'),
    startHasYear: true,
    pastContext: false,
    depth,
    end: null,
    place: null,
    isPrivate: false,
  };
  return { ...type, event };
}

it('passes a date above the fold', () => {
  expect(outcomeOf(eventDate, on({ desktop: 0.3, mobile: 0.6 }))).toMatchObject({ score: 1 });
});

it('marks a date further down lower, and quotes it', () => {
  const page = on({ desktop: 2, mobile: 3 });
  expect(outcomeOf(eventDate, page)).toMatchObject({ score: 0.6 });
  expect(adviceOf(eventDate, page).title).toContain('“September 12, 2026”');
});

it('fails an event without date and says where it looked', () => {
  expect(outcomeOf(eventDate, type)).toMatchObject({ score: 0, searched: expect.any(Array) });
  expect(adviceOf(eventDate, type).title).toContain('Boat rentals booked');
});

it('does not apply to software', () => {
  expect(outcomeOf(eventDate).kind).toBe('notApplicable');
});

it('is not measured without word list or layout', () => {
  expect(outcomeOf(eventDate, { ...type, wordLists: false }).kind).toBe('notMeasured');
  expect(outcomeOf(eventDate, on({ desktop: null, mobile: null })).kind).toBe('notMeasured');
});
