import type { ConversionReport } from '@liftmark/contract/report';
import { expect, test } from 'vitest';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { judge } from '../pipeline/judge.ts';
import type { Fix } from './fix.ts';
import { checkOf, isBetter } from './gain.ts';

const report = judge(renderedSnapshot('<title>Tea</title><h1>Welcome</h1><p>Tea from Uji.</p>'));
const check = 'main-headline';

function withFinding(outcome: 'pass' | 'fail' | 'notApplicable' | 'notMeasured', score: number | null) {
  const findings = report.findings.map((each) => (each.check === check ? { ...each, outcome, score } : each));
  return { ...report, findings };
}

const fix: Fix = {
  recommendation: 'vague-headline',
  patch: { summary: 'Change it.', kind: 'headline', checks: [check], placeholder: false, operations: [] },
};
const holdsIn = (before: ConversionReport, after: ConversionReport) =>
  isBetter(fix, checkOf([check], before, after), before, after);

test('a fix holds where its check gains, or has nothing left to judge', () => {
  const before = withFinding('fail', 0.2);
  expect(holdsIn(before, withFinding('pass', 0.9))).toBe(true);
  expect(holdsIn(before, withFinding('fail', 0.2))).toBe(false);
  expect(holdsIn(before, withFinding('notApplicable', null))).toBe(true);
});

test('a check that can’t be measured anymore proves nothing', () => {
  expect(holdsIn(withFinding('fail', 0.2), withFinding('notMeasured', null))).toBe(false);
});
