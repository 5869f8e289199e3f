import { describe, expect, test } from 'vitest';
import {
  costliestChecks,
  fallByLine,
  fallByPart,
  fallInShort,
  fallWords,
  isCeilingStep,
  roundedRun,
} from './score-fall.ts';

const LINES = [
  { kind: 'check', of: 'a', category: 'clarity', points: 3.333 },
  { kind: 'check', of: 'b', category: 'clarity', points: 3.333 },
  { kind: 'check', of: 'c', category: 'urgency', points: 5.055 },
  { kind: 'filler', of: 'urgency', category: 'urgency', points: 1.25 },
  { kind: 'check', of: 'd', category: 'structure', points: 0 },
  { kind: 'rounding', of: 'overall', category: null, points: 0.029 },
] as const;
const TOTAL = 13;
const HELD = { kind: 'ceiling', of: 'covered-page', category: null, points: 47 } as const;
const CEILING = {
  id: 'covered-page',
  title: 'A layer covers the page',
  reason: 'A layer hides 92% of the text.',
  cap: 40,
  points: 47,
  evidence: [],
};

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

describe('fallByPart', () => {
  test('falls from 100 to the score, each step beginning where the last ended', () => {
    const steps = fallByPart({ scoreLines: LINES });
    expect(steps.map(({ label }) => label)).toEqual(['Clarity', 'Urgency', 'Structure', 'Rounding']);
    expect(steps[0]?.from).toBe(100);
    expect(steps.at(-1)?.to).toBe(100 - TOTAL);
    for (const [index, step] of steps.slice(1).entries()) expect(step.from).toBe(steps[index]?.to);
  });

  test('a ceiling costs what its own line says, and the total stays', () => {
    const lower = { ...HELD, of: 'empty-page', points: 7.37 };
    const held = { ...HELD, points: 7.26 };
    const ceilings = [
      { ...CEILING, points: 7.26 },
      { ...CEILING, id: 'empty-page', points: 7.37 },
    ];
    const steps = fallByPart({ scoreLines: [...LINES, held, lower], ceilings });
    expect(steps.slice(0, 2).map(({ lost }) => lost)).toEqual([7.3, 7.4]);
    expect(steps.at(-1)?.to).toBeCloseTo(100 - TOTAL - 14.6, 1);
  });

  test('a ceiling is a line of its own before the categories, and no part of the rounding', () => {
    const steps = fallByPart({ scoreLines: [...LINES, HELD], ceilings: [CEILING] });
    expect(steps.map(({ label, lost }) => [label, lost])).toEqual([
      ['Ceiling: a layer covers the page', 47],
      ['Clarity', 6.7],
      ['Urgency', 6.3],
      ['Structure', 0],
      ['Rounding', 0],
    ]);
    expect(steps.at(-1)?.to).toBe(100 - TOTAL - 47);
  });
});

test('several small ceilings are one step', () => {
  const small = (id: string) => ({ ...CEILING, id, points: 1 });
  const line = (of: string) => ({ ...HELD, of, points: 1 });
  const steps = fallByPart({
    scoreLines: [HELD, line('a'), line('b')],
    ceilings: [CEILING, small('a'), small('b')],
  });
  expect(steps.map(({ label, lost }) => [label, lost])).toEqual([
    ['Ceiling: a layer covers the page', 47],
    ['2 other ceilings', 2],
  ]);
  expect(steps.every(isCeilingStep)).toBe(true);
});

describe('fallInShort', () => {
  test('names ceilings and the dearest categories, and adds up with the rest', () => {
    const lines = [
      ...LINES,
      { kind: 'check', of: 'e', category: 'offerStrength', points: 9 },
      { kind: 'check', of: 'f', category: 'trustCredibility', points: 0.5 },
      HELD,
    ] as const;
    const steps = fallInShort({ scoreLines: lines, ceilings: [CEILING] });
    expect(steps.map(({ label }) => label)).toEqual([
      'Ceiling: a layer covers the page',
      'Offer Strength',
      'Clarity',
      'Urgency',
      'Everything else',
    ]);
    expect(steps.at(-1)?.to).toBe(100 - TOTAL - 47 - 9.5);
  });

  test('leaves out the rest where it is nothing', () => {
    const steps = fallInShort({ scoreLines: [{ kind: 'check', of: 'a', category: 'clarity', points: 8 }] });
    expect(steps.map(({ label }) => label)).toEqual(['Clarity']);
    expect(fallWords(92, steps)).toBe('From 100 to 92: Clarity −8.0.');
    expect(fallWords(100, [])).toBeNull();
  });
});

describe('fallByLine', () => {
  const findings = ['a', 'b', 'c', 'd'].map((check) => ({ check, title: `Check ${check}` }));

  test('names every line that cost something, ceilings first, then the costliest checks', () => {
    const steps = fallByLine({ scoreLines: [...LINES, HELD], ceilings: [CEILING], findings });
    expect(steps.map(({ label }) => label)).toEqual([
      'Ceiling: a layer covers the page',
      'Check c',
      'Check a',
      'Check b',
      'Urgency: few checks apply, so the score is partly based on the page’s average',
      'Rounding to a whole number',
    ]);
    expect(steps.at(-1)?.to).toBe(100 - TOTAL - 47);
    const cents = steps.reduce((sum, { lost }) => sum + Math.round(lost * 100), 0);
    expect(cents).toBe((TOTAL + 47) * 100);
  });

  test('an older report without ceilings reads the same', () => {
    expect(fallByLine({ scoreLines: LINES, findings })).toHaveLength(5);
  });
});

test('costliestChecks takes what asks for a change, the dearest first', () => {
  const findings = [
    { check: 'small', outcome: 'partial', points: 0.4 },
    { check: 'passed', outcome: 'pass', points: 3 },
    { check: 'large', outcome: 'fail', points: 2 },
    { check: 'free', outcome: 'fail', points: 0 },
    { check: 'of what is missing', outcome: 'notApplicable', points: 4 },
  ] as const;
  expect(costliestChecks(findings, 5).map(({ check }) => check)).toEqual(['large', 'small']);
  expect(costliestChecks(findings, 1)).toHaveLength(1);
});
