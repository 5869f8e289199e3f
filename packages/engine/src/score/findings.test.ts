import { expect, it } from 'vitest';
import { CHECKS } from '../checks/registry.ts';
import { findingsOf } from './findings.ts';
import type { ScoredCheck } from './score.ts';

function titleAt(score: number, id: string): string | undefined {
  const check = CHECKS.find((each) => each.id === id);
  if (check === undefined) throw new Error(`no check ${id}`);
  const scored: ScoredCheck = {
    check,
    outcome: { kind: 'measured', score, observed: 'Seen.', evidence: [] },
    uncertainType: false,
    weight: 1,
    points: 1 - score,
  };
  return findingsOf([scored])[0]?.title;
}

it('praises no check that falls short of its limit', () => {
  expect([1, 0.98, 0.94, 0.5].map((score) => titleAt(score, 'action-contrast'))).toEqual([
    'The main button contrasts with its background',
    'The main button contrasts with its background',
    'Nearly there: The main button contrasts with its background',
    'The main button blends into its background',
  ]);
});

it('has no limit for what people rate', () => {
  expect(titleAt(0.8, 'visual-quality')).toBe('The design looks professional');
});
