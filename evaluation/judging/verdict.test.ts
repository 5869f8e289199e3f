import type { ConversionReport } from '@liftmark/contract/report';
import { staticSnapshot } from '@liftmark/engine/facts/testing/snapshots';
import { judge } from '@liftmark/engine/pipeline/judge';
import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const report = judge(
  staticSnapshot('<!doctype html><html lang="en"><title>Rota</title><h1>Plan next week in ten minutes</h1>'),
);

test('a verdict is the score with the outcome of every check', () => {
  const verdict = verdictOf(report);
  expect(Object.keys(verdict.outcomes)).toHaveLength(report.findings.length);
  expect(verdict).toMatchObject({ percent: report.overall.percent, broken: [], ceilings: [] });
});

test('a check that ended with an error is told, and so are ceilings', () => {
  const [first, ...others] = report.findings;
  if (!first) throw new Error('no findings');
  const broken: ConversionReport = {
    ...report,
    findings: [{ ...first, observed: 'This check ended with an error: x is not a function' }, ...others],
  };
  const lines = [...report.scoreLines, { kind: 'ceiling', of: 'unstyled', category: null, points: 30 }];
  const verdict = verdictOf({ ...broken, scoreLines: lines as ConversionReport['scoreLines'] });
  expect(verdict.broken).toEqual([`${first.check}: This check ended with an error: x is not a function`]);
  expect(verdict.ceilings).toEqual(['unstyled']);
});
