import { expect, it } from 'vitest';
import { datesIn, namesHour } from './dates.ts';
import { ENGLISH } from './words-for.ts';

it.each(['-', '–', '—', ' — '])('reads the days of an event with “%s” between them', (dash) => {
  const [found] = datesIn(`Join us on September 12${dash}14, 2026 in Perth`, ENGLISH, 2026);
  expect(found).toMatchObject({ hasYear: true });
  expect(found?.iso.slice(0, 7)).toBe('2026-09');
  expect(datesIn(`12${dash}14 September 2026`, ENGLISH, 2026)[0]).toMatchObject({ hasYear: true });
});

it.each(['10 am', 'um 9 Uhr', '20uur', '12h30', 'Minuit'])('reads “%s” as an hour', (text) => {
  expect(namesHour(text)).toBe(true);
});

it.each(['am Abend', 'noon', '9 hours'])('reads “%s” as no hour', (text) => {
  expect(namesHour(text)).toBe(false);
});

const HUNGARIAN = {
  ...ENGLISH,
  dateOrder: 'ymd',
  months: ENGLISH.months.map((names, place) => (place === 10 ? ['november', 'nov'] : names)),
};

it.each([
  ['2026年11月28日（土）開催', null],
  ['2026년 11월 28일까지', null],
  ['2026. november 28.', HUNGARIAN],
  ['2026.11.28.', HUNGARIAN],
  ['2026/11/28', HUNGARIAN],
  ['28.11.2026', HUNGARIAN],
])('reads “%s”', (text, words) => {
  expect(datesIn(text, words, 2020)).toMatchObject([{ iso: '2026-11-28', hasYear: true }]);
});

it('assumes the year where a marked date has none', () => {
  expect(datesIn('11月28日まで', null, 2026)).toMatchObject([{ iso: '2026-11-28', hasYear: false }]);
});
