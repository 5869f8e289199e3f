import { expect, it } from 'vitest';
import type { Urgency } from '../../facts/types/urgency.ts';
import { claim, type Overrides, pageFacts, readings } from '../testing/test-facts.ts';
import {
  contradictedClaims,
  countdownVerdict,
  demandVerdict,
  isAtZero,
  isExpired,
  stockVerdict,
} from './claim-readings.ts';

function urgency(given: Overrides<Urgency>) {
  return pageFacts({ urgency: given }).urgency;
}

const capture = { capturedAt: '2026-06-01T12:00:00.000Z' };

it('distinguishes a countdown that continues from one that restarts', () => {
  expect(countdownVerdict(urgency({ readings: readings([600, 600, 591]) }), 0).kind).toBe('holds');
  const restarted = countdownVerdict(urgency({ readings: readings([899, 899, 899]) }), 0);
  expect(restarted).toMatchObject({ kind: 'contradicted' });
  expect(restarted).toHaveProperty('observed', expect.stringContaining('14:59 on one visit and 14:59'));
});

it('concludes nothing from one moment, coarse units, zero, or a small shift', () => {
  expect(countdownVerdict(urgency({ readings: readings([600, 600]) }), 0).kind).toBe('unknown');
  const coarse = readings([86_400, 86_400, 86_400], { finestUnit: 'minute' });
  expect(countdownVerdict(urgency({ readings: coarse }), 0).kind).toBe('unknown');
  expect(countdownVerdict(urgency({ readings: readings([0, 0, 0]) }), 0).kind).toBe('unknown');
  expect(countdownVerdict(urgency({ readings: readings([600, 600, 596]) }), 0).kind).toBe('unknown');
});

it('finds a stock claim contradicted when it rises, jumps or has more in structured data', () => {
  const claims = [claim('stock', 'Only 3 left', { quantity: 3 })];
  const verdict = (...values: [number, number, number]) =>
    stockVerdict(urgency({ claims, readings: readings(values) }), 0).kind;
  expect(verdict(3, 3, 3)).toBe('holds');
  expect(verdict(3, 3, 2)).toBe('holds');
  expect(verdict(3, 3, 4)).toBe('contradicted');
  expect(verdict(3, 7, 3)).toBe('contradicted');
  expect(stockVerdict(urgency({ claims, structuredStock: 40 }), 0).kind).toBe('contradicted');
});

it('allows for our own visits in a count of visitors', () => {
  const verdict = (...values: [number, number, number]) =>
    demandVerdict(urgency({ readings: readings(values) }), 0).kind;
  expect(verdict(9, 10, 9)).toBe('holds');
  expect(verdict(2, 3, 4)).toBe('holds');
  expect(verdict(9, 31, 17)).toBe('contradicted');
  expect(demandVerdict(urgency({ readings: readings([9, 31]) }), 0).kind).toBe('unknown');
});

it('notices a purchase that grows younger', () => {
  const event = 'Somebody bought the Blue Mug';
  const [first, , later] = readings([null, null, null], { event, ageSeconds: 240 });
  if (!first || !later) throw new Error('three readings expected');
  const again = [first, { ...later, ageSeconds: 120 }];
  expect(demandVerdict(urgency({ readings: again }), 0).kind).toBe('contradicted');
  expect(demandVerdict(urgency({ readings: [first, later] }), 0).kind).toBe('holds');
});

it('calls a date expired only with a year, more than a day later, and outside an archive', () => {
  const date = { end: '2026-05-29', hasYear: true, pastContext: false };
  expect(isExpired(date, capture)).toBe(true);
  expect(isExpired({ ...date, end: '2026-05-31' }, capture)).toBe(false);
  expect(isExpired({ ...date, hasYear: false }, capture)).toBeNull();
  expect(isExpired({ ...date, pastContext: true }, capture)).toBeNull();
});

it('lists every contradicted claim with what was seen', () => {
  const claims = [
    claim('countdown', 'Ends in 00:00'),
    claim('deadline', 'Until May 1, 2026', { end: '2026-05-01', hasEnd: true, hasYear: true }),
    claim('deadline', 'Until July 1, 2026', { end: '2026-07-01', hasEnd: true, hasYear: true }),
  ];
  const facts = pageFacts({ urgency: { claims, readings: readings([0, 0, 0]) } });
  expect(isAtZero(facts.urgency, 0)).toBe(true);
  expect(contradictedClaims(facts).map(({ claim: { text } }) => text)).toEqual([
    'Ends in 00:00',
    'Until May 1, 2026',
  ]);
});
