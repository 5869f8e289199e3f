import type { Category } from '@liftmark/contract/categories';
import { expect, it } from 'vitest';
import { unstyledPage } from '../ceilings/unstyled-page.ts';
import { measured, notMeasured } from '../checks/check.ts';
import { mainHeadline } from '../checks/clarity/main-headline/rule.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { scoreChecks } from './score.ts';
import { type Scored, worthOf } from './worth.ts';

function result(category: Category, id: string, score: number | null): CheckResult {
  return {
    check: { ...mainHeadline, id, category, weight: 20, group: 'tech' },
    outcome: score === null ? notMeasured('Hidden.') : measured(score, 'seen'),
    uncertainType: false,
  };
}

const results = [
  result('clarity', 'a', 0.2),
  result('clarity', 'b', 0.8),
  result('structure', 'c', 0.4),
  result('structure', 'd', 0.9),
];
const change = { place: 'first' as const, ceilings: [] as string[], settles: [] as string[] };

function scored(given: Partial<Scored> = {}): Scored {
  return { results, type: 'other', ceilings: [], ...given };
}

function now({ results: given, type, ceilings }: Scored): number {
  return scoreChecks(given, type, ceilings).overall.percent ?? 0;
}

it('is what the page scores with the checks of the change passed in full', () => {
  const page = scored();
  const fixed = scored({ results: results.with(0, result('clarity', 'a', 1)) });
  const { alone } = worthOf(page, [{ ...change, id: 'x', checks: ['a'] }]);
  expect(alone.get('x')).toBe(now(fixed));
  expect(now(fixed)).toBeGreaterThan(now(page));
});

it('counts what goes with the change', () => {
  const plan = [
    { ...change, id: 'x', checks: ['a'] },
    { ...change, id: 'y', checks: ['a'], settles: ['c'] },
  ];
  const { alone } = worthOf(scored(), plan);
  expect(alone.get('y')).toBeGreaterThan(alone.get('x') ?? 100);
});

it('is the score without a ceiling that the change lifts', () => {
  const ceilings = [{ ceiling: unstyledPage, severity: 0.6, reason: 'No style.', evidence: [] }];
  const page = scored({ ceilings });
  const plan = [{ ...change, id: 'x', checks: [], ceilings: ['unstyled-page'] }];
  expect(worthOf(page, plan).alone.get('x')).toBe(now(scored()));
});

it('is today’s score where nothing counts, and never less', () => {
  const { alone } = worthOf(scored(), [{ ...change, id: 'x', checks: ['unknown'] }]);
  expect(alone.get('x')).toBe(now(scored()));
});

it('adds up what comes first', () => {
  const plan = [
    { ...change, id: 'x', checks: ['a'] },
    { ...change, id: 'y', checks: ['c'] },
    { ...change, id: 'later', place: 'also' as const, checks: ['b'] },
  ];
  const { alone, together } = worthOf(scored(), plan);
  expect(together?.changes).toEqual(['x', 'y']);
  expect(together?.score).toBeGreaterThan(Math.max(alone.get('x') ?? 0, alone.get('y') ?? 0));
});

it('is unknown without a score', () => {
  const page = scored({ results: results.map(({ check }) => result(check.category, check.id, null)) });
  const { alone, together } = worthOf(page, [{ ...change, id: 'x', checks: ['a'] }]);
  expect(alone.get('x')).toBeNull();
  expect(together).toBeNull();
});
