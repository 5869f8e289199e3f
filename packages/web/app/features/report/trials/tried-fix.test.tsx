import type { Patch } from '@liftmark/contract/patches';
import type { Recommendation } from '@liftmark/contract/report';
import type { TrialRun } from '@liftmark/contract/report-trials';
import type { ConversionView } from '@liftmark/contract/report-view';
import { TOGETHER, type Trial } from '@liftmark/contract/trials';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReportItem } from '../report-items.ts';
import { text } from './text.ts';
import { TriedFix } from './tried-fix.tsx';
import { TryTogether } from './try-together.tsx';
import type { Trials } from './use-trials.ts';

const patch: Patch = {
  summary: 'Change the headline.',
  kind: 'headline',
  checks: [],
  placeholder: false,
  operations: [],
};
const trial: Trial = {
  recommendation: 'one',
  includes: [],
  patch,
  applied: false,
  reason: 'notLoaded',
  check: null,
  score: null,
  holds: false,
  worse: [],
  pictures: { desktop: null, mobile: null },
  placeholder: false,
};
const applied: Trial = { ...trial, applied: true, reason: null, holds: true };
const run: TrialRun = {
  id: '3f0c8a52-6f0e-4a55-9d1c-6a1c3a3b9f10',
  kind: 'recommendation',
  state: 'failed',
  request: { recommendation: 'one' },
  tried: 0,
  total: 1,
  message: 'Something went wrong on our side.',
  trial: null,
  createdAt: '2026-01-02T03:04:05.000Z',
};
const trials: Trials = {
  state: { runs: [run], left: 3, page: null },
  isLoading: false,
  ask: () => undefined,
  cancel: () => undefined,
  isBusy: false,
  refused: null,
};
const reportWith = (...all: Trial[]) =>
  ({ secureId: 'a', analysisResults: { trials: all } }) as unknown as ConversionView;
const recommendation = {
  id: 'one',
  title: 'Vague headline',
  place: 'also',
  patch,
} as unknown as Recommendation;

const triedFix = (report: ConversionView, with_: Partial<Trials> = {}) =>
  renderToStaticMarkup(
    <TriedFix report={report} recommendation={recommendation} trials={{ ...trials, ...with_ }} />,
  );

test('a fix that couldn’t be tried can be tried again, and says why it failed', () => {
  const shown = triedFix(reportWith(trial));
  expect(shown).toContain('Not tried');
  expect(shown).toContain(run.message);
  expect(shown).toContain(text.tryAgain);
  expect(triedFix(reportWith(applied))).not.toContain(text.tryAgain);
  expect(triedFix(reportWith(trial), { ask: null })).not.toContain('button');
});

test('it can be tried where what is being tried can’t be read', () => {
  expect(triedFix(reportWith(), { state: undefined })).toContain(text.try);
  expect(triedFix(reportWith(), { state: undefined, isLoading: true })).not.toContain(text.try);
});

test('the first fixes can be tried together unless too few of them hold', () => {
  const items = ['one', 'two'].map((key) => ({ key, recommendation: { patch } }) as unknown as ReportItem);
  const together = (all: Trial[], with_: Partial<Trials> = {}, last?: TrialRun) =>
    renderToStaticMarkup(
      <TryTogether
        results={reportWith(...all).analysisResults}
        items={items}
        run={last}
        trials={{ ...trials, ...with_ }}
      />,
    );
  const two = { ...applied, recommendation: 'two' };
  expect(together([])).toContain(text.tryTogether);
  expect(together([applied, two])).toContain(text.tryTogether);
  expect(together([trial, two])).toContain(text.tryTogether);
  expect(together([{ ...applied, holds: false }, two])).toContain(text.noneTogether);
  expect(together([], { ask: null })).toBe('');
  expect(together([], {}, { ...run, request: { recommendation: TOGETHER }, state: 'running' })).toBe('');
});
