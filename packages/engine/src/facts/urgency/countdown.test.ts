import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { countdownsIn } from './countdown.ts';

it.each([
  ['02 days 11 hours 05 minutes', 1],
  ['Ends in 2d 14h 10m', 1],
  ['Offer ends in 10:00', 1],
  ['Ten minutes on foot from the metro; doors open at 8:30.', 0],
  ['The offer counts until 10:30', 0],
  ['2.9 img/sec 61% progress 95% accuracy 43s left 2h 7m saved $181', 0],
  ["(1d 14h streak) How's everyone doing today? 2m", 0],
])('"%s" counts down: %i', (text, count) => {
  expect(countdownsIn(readBody(`<div>${text}</div>`))).toHaveLength(count);
});

it('reads a clock of single figures, each in a box of its own', () => {
  const flaps = [...'14:59'].map((figure) => `<div>${figure}</div>`).join('');
  expect(countdownsIn(readBody(`<div><p>This offer ends in</p>${flaps}</div>`))).toMatchObject([
    { seconds: 899, finestUnit: 'second' },
  ]);
});

it('what counts below zero has run out', () => {
  expect(countdownsIn(readBody('<div>-1927 days -8 hours 17 minutes -8 seconds</div>'))).toMatchObject([
    { seconds: 0, finestUnit: 'second' },
  ]);
});
