import { describe, expect, test } from 'vitest';
import { fallByCategory, fallByLine, roundedRun } from './score-fall.ts';

const LINES = [
  { kind: 'check', of: 'a', category: 'clarity', points: 3.333 },
  { kind: 'check', of: 'b', category: 'clarity', points: 3.333 },
  { kind: 'check', of: 'c', category: 'urgency', points: 5.055 },
  { kind: 'filler', of: 'urgency', category: 'urgency', points: 1.25 },
  { kind: 'check', of: 'd', category: 'structure', points: 0 },
  { kind: 'rounding', of: 'overall', category: null, points: 0.029 },
] as const;
const TOTAL = 13;

describe('roundedRun', () => {
  test('printed values add up to the printed total', () => {
    const thirds = [1 / 3, 1 / 3, 1 / 3];
    expect(roundedRun(thirds, 1)).toEqual([0.3, 0.4, 0.3]);
    expect(roundedRun([], 1)).toEqual([]);
  });

  test('takes back what a negative value gives back', () => {
    expect(roundedRun([2.25, -0.25], 1)).toEqual([2.3, -0.3]);
  });
});

describe('fallByCategory', () => {
  test('falls from 100 to the score, each step beginning where the last ended', () => {
    const steps = fallByCategory(LINES);
    expect(steps.map(({ label }) => label)).toEqual(['Clarity', 'Urgency', 'Structure', 'Rounding']);
    expect(steps[0]?.from).toBe(100);
    expect(steps.at(-1)?.to).toBe(100 - TOTAL);
    for (const [index, step] of steps.slice(1).entries()) expect(step.from).toBe(steps[index]?.to);
  });
});

describe('fallByLine', () => {
  test('names every line that cost something, checks first and the dearest of them first', () => {
    const steps = fallByLine(LINES, (check) => `Check ${check}`);
    expect(steps.map(({ label }) => label)).toEqual([
      'Check c',
      'Check a',
      'Check b',
      'Urgency: few checks apply here, the rest counts as average',
      'Rounding to a whole number',
    ]);
    expect(steps.at(-1)?.to).toBe(100 - TOTAL);
    const cents = steps.reduce((sum, { lost }) => sum + Math.round(lost * 100), 0);
    expect(cents).toBe(TOTAL * 100);
  });
});
