import { addDays, dayNumber } from '@liftmark/contract/effects/measured-day';
import { expect, it } from 'vitest';
import { lastWholeDay, type Progress, partsToRead, withMissing, withPart } from './parts.ts';

const DATES = { last: '2026-11-26', added: '2026-11-28' };
const NOTHING: Progress = { doneFrom: null, doneThrough: null };

it('asks for no day that isn’t over somewhere', () => {
  expect(lastWholeDay(new Date('2026-11-28T11:59:00Z'))).toBe('2026-11-26');
  expect(lastWholeDay(new Date('2026-11-28T12:01:00Z'))).toBe('2026-11-27');
});

it('goes back 90 days without a gap, wherever it is interrupted', () => {
  const whole = partsToRead(NOTHING, DATES).length;
  for (let done = 0; done <= whole; done += 1) {
    let progress = NOTHING;
    for (const part of partsToRead(NOTHING, DATES).slice(0, done)) progress = withPart(progress, part);
    for (const part of partsToRead(progress, DATES)) {
      if (progress.doneFrom !== null && progress.doneThrough !== null) {
        expect(part.from <= addDays(progress.doneThrough, 1)).toBe(true);
        expect(part.to >= addDays(progress.doneFrom, -1)).toBe(true);
      }
      expect(dayNumber(part.to) - dayNumber(part.from)).toBeLessThan(15);
      progress = withPart(progress, part);
    }
    expect(progress).toEqual({ doneFrom: '2026-08-30', doneThrough: '2026-11-26' });
  }
});

it('reads the last days again, and catches up after an outage', () => {
  const progress = { doneFrom: '2026-08-30', doneThrough: '2026-11-25' };
  expect(partsToRead(progress, DATES)).toEqual([{ from: '2026-11-22', to: '2026-11-26' }]);
  const late = partsToRead({ ...progress, doneThrough: '2026-10-01' }, DATES);
  expect([late[0]?.from, late.at(-1)?.to]).toEqual(['2026-09-28', '2026-11-26']);
});

it('keeps why days are missing that weren’t read again', () => {
  const october = { from: '2026-10-01', to: '2026-10-15', reason: 'few visitors' };
  const part = { from: '2026-10-12', to: '2026-10-16' };
  const before = { ...october, to: '2026-10-11' };
  expect(withMissing([october], part, [])).toEqual([before]);
  expect(withMissing([october], part, [{ ...part, reason: 'few visitors' }])).toEqual([
    { ...october, to: '2026-10-16' },
  ]);
  expect(withMissing([october], { from: '2026-10-05', to: '2026-10-06' }, [])).toEqual([
    { ...october, to: '2026-10-04' },
    { ...october, from: '2026-10-07' },
  ]);
  const odd = { from: '2026-10-13', to: '2026-10-13', reason: 'odd' };
  expect(withMissing([october], part, [odd])).toEqual([before, odd]);
  expect(withMissing([october], october, [])).toEqual([]);
});
