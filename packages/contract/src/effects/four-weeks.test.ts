import { expect, it } from 'vitest';
import { text } from '../measured-words.text.ts';
import { worthLines } from '../measured-words.ts';
import { inFourWeeks } from './four-weeks.ts';

it('takes days that weren’t measured for days like the others, not for days without visits', () => {
  expect(inFourWeeks({ days: 7, visits: 70, conversions: 7 })).toEqual({ visits: 280, conversions: 28 });
  expect(inFourWeeks({ days: 28, visits: 70, conversions: 7 })).toEqual({ visits: 70, conversions: 7 });
  expect(inFourWeeks({ days: 6, visits: 70, conversions: 7 })).toBeNull();
});

it('says how many days figures are from, and that a worth is projected', () => {
  const recent = { days: 14, visits: 1_000, conversions: 20, missing: 14, isSampled: false, implausible: 0 };
  expect(text.recent(recent)).toBe('1,000 visits, 2% converted on 14 whole days of the last 28');
  expect(text.recent({ ...recent, visits: 0, conversions: 0 })).toBe(
    'No visits on 14 whole days of the last 28',
  );
  const page = { page: 'shop.test/a', source: 'tag' as const, recent, experiment: null, effect: null };
  const worth = { valuePerConversion: 50, currency: 'USD', liftLow: 5, liftHigh: 20 };
  expect(worthLines(page, worth)).toEqual([
    'A change of the rate by +5.0% to +20% would bring 2 to 8 more conversions in 28 days, worth $100 to $400.',
    'Assumed: 2,000 visits in 28 days and a rate of 2%, as measured on 14 whole days, and $50 per conversion.',
  ]);
  expect(worthLines({ ...page, recent: { ...recent, days: 3 } }, worth)).toEqual([]);
});
