import type { ConversionReport } from '@liftmark/contract/report';
import { expect, it } from 'vitest';
import { scoreBelow } from './gate.ts';

const UNSURE: ConversionReport['overall'] = { percent: 67, grade: null, range: { low: 52, high: 83 } };

it('goes by the score where it is certain', () => {
  expect(scoreBelow({ percent: 72, grade: 'B-' }, 72)).toBeNull();
  expect(scoreBelow({ percent: 72, grade: 'B-', range: null }, 73)).toBe('72');
});

it('goes by the lower end of a range, and says so', () => {
  expect(scoreBelow(UNSURE, 52)).toBeNull();
  expect(scoreBelow(UNSURE, 60)).toBe('52, the lower end of its range of 52 to 83');
});

it('lets no page without a score pass', () => {
  expect(scoreBelow({ percent: null, grade: null }, 0)).toBe('no score');
});
