import { describe, expect, test } from 'vitest';
import {
  checkOf,
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
  const cost = (check: string, points: number, outcome: 'fail' | 'pass' = 'fail') => ({
    ...{ check, points, outcome, category: 'clarity' as const, title: `Check ${check}` },
    line: { kind: 'check' as const, of: check, category: 'clarity' as const, points },
  });
  const short = (
    costs: ReturnType<typeof cost>[],
    recommendations: { id: string; checks: string[]; settles?: string[] }[],
  ) =>
    fallInShort({
      scoreLines: [...costs.map(({ line }) => line), HELD],
      ceilings: [CEILING],
      findings: costs,
      recommendations,
    });

  test('names ceilings and what costs most, and adds up with the rest', () => {
    const costs = [cost('a', 4.04), cost('b', 7), cost('c', 2), cost('d', 3), cost('e', 2.6), cost('f', 0.6)];
    const steps = short(costs, []);
    expect(steps.map(({ label, lost }) => [label, lost])).toEqual([
      ['Ceiling: a layer covers the page', 47],
      ['Check b', 7],
      ['Check a', 4],
      ['Check d', 3],
      ['Check e', 2.6],
      ['Everything else', 2.6],
    ]);
    expect(steps.at(-1)?.to).toBe(100 - 47 - 19.2);
    expect(steps.map(checkOf)).toEqual([null, 'b', 'a', 'd', 'e', null]);
  });

  test('puts together what one change answers, and names nothing that passed', () => {
    const costs = [cost('a', 2), cost('b', 3), cost('c', 1.5, 'pass'), cost('d', 6, 'pass')];
    const steps = short(costs, [{ id: 'x', checks: ['a', 'b'], settles: ['c'] }]);
    expect(steps.slice(1).map(({ label, lost }) => [label, lost])).toEqual([
      ['Check b, with 2 related checks', 6.5],
      ['Everything else', 6],
    ]);
  });

  test('leaves out the rest where it is nothing', () => {
    const { line, ...finding } = cost('a', 8);
    const steps = fallInShort({ scoreLines: [line], findings: [finding], recommendations: [] });
    expect(steps.map(({ label }) => label)).toEqual(['Check a']);
    expect(fallWords(92, steps)).toBe('From 100 to 92: check a −8.0.');
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
      'Urgency: filled in from the rest of the page, because few checks apply',
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
