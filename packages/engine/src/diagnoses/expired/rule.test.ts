import { expect, it } from 'vitest';
import { claim, evidence } from '../../checks/testing/test-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { expired } from './rule.ts';

const document = { capturedAt: '2026-11-24T12:00:00Z' };

it('is not said of a healthy page', () => {
  expect(diagnosed(expired, {})).toBeNull();
});

it('is gravest where the event is over', () => {
  const event = {
    start: '2026-10-31',
    startEvidence: evidence('October 31, 2026'),
    startHasYear: true,
    pastContext: false,
    depth: { desktop: 0, mobile: 0 },
    end: null,
    place: null,
    isPrivate: false,
  };
  expect(diagnosed(expired, { facts: { document, event, pageType: { type: 'event' } } })).toMatchObject({
    severity: 3,
    title: 'The event is over: “October 31, 2026”',
  });
});

it('names a deadline that has passed', () => {
  const over = claim('deadline', 'Valid until 31.08.2026', { end: '2026-08-31', hasYear: true });
  expect(diagnosed(expired, { facts: { document, urgency: { claims: [over] } } })).toMatchObject({
    title: 'The date in “Valid until 31.08.2026” has passed',
  });
});

it('is graver the older the newest year is, and says nothing of two years', () => {
  const severityIn = (newestYear: number) => {
    const dates = { newestYear, evidence: evidence(`© ${newestYear} Pier One`) };
    return diagnosed(expired, { facts: { document, trust: { dates } } })?.severity;
  };
  expect(severityIn(2024)).toBeUndefined();
  expect(severityIn(2023)).toBe(0.7);
  expect(severityIn(2014)).toBeCloseTo(1.9);
});

it('is minor where only a year is old', () => {
  const slightIn = (newestYear: number) => {
    const dates = { newestYear, evidence: evidence(`© ${newestYear} Pier One`) };
    return diagnosed(expired, { facts: { document, trust: { dates } } })?.slight;
  };
  expect(slightIn(2022)).toBe(true);
  expect(slightIn(2014)).toBe(true);
});
