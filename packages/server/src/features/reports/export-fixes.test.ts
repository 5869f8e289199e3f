import { FIX_FORMAT_FILES, FIX_FORMATS, fixesFileSchema } from '@liftmark/contract/fix-exports';
import type { Patch } from '@liftmark/contract/patches';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Trial } from '@liftmark/contract/trials';
import { expect, it } from 'vitest';
import { testReport } from '../../testing/test-report.ts';
import { testTrial } from '../../testing/test-trial.ts';
import { exportFixes } from './export-fixes.ts';
import { conversionResults } from './locking.ts';

const patch = (words: string, placeholder = false): Patch => ({
  summary: `Change the headline to “${words}”.`,
  kind: 'headline',
  checks: [],
  placeholder,
  operations: [
    {
      operation: 'setText',
      target: { tag: 'h1', desktop: { node: 1, selector: '#top' }, mobile: null },
      before: 'Welcome',
      text: words,
    },
  ],
});

const whole = testReport('https://shop.test/');
const report = {
  ...whole,
  recommendations: whole.recommendations.map((item, index) => ({
    ...item,
    ...(index !== 1 && { patch: patch(`words of ${item.id}`, index === 2) }),
  })),
};

const viewOf = (isOpen: boolean, stored: ConversionReport = report) => ({
  secureId: '3f0c8a52-6f0e-4a55-9d1c-6a1c3a3b9f10',
  title: 'Kettles',
  url: stored.url,
  createdAt: '2026-01-02T03:04:05.000Z',
  overallScore: 'B-',
  isOwner: false,
  canEdit: false,
  linkShows: null,
  screenshots: { desktop: null, mobile: null },
  ticks: [],
  changes: null,
  inputType: 'url' as const,
  analysisResults: conversionResults(stored, isOpen),
});

const idsIn = (json: string) =>
  fixesFileSchema.parse(JSON.parse(json)).fixes.map(({ recommendation }) => recommendation);

it('exports every fix but placeholders, or those that are asked for', () => {
  expect(idsIn(exportFixes(viewOf(true), 'json', null))).toEqual(['recommendation-a', 'recommendation-d']);
  expect(idsIn(exportFixes(viewOf(true), 'json', ['recommendation-c']))).toEqual(['recommendation-c']);
});

it('leaves out a fix that failed on the page until someone asks for it', () => {
  const trialOf = (id: string, words: string, outcome: Partial<Trial>): Trial => ({
    ...testTrial({ recommendation: id, patch: patch(words) }),
    ...outcome,
  });
  const withTrial = (trial: Trial) => viewOf(true, { ...report, trials: [trial] });
  const exported = (trial: Trial) => idsIn(exportFixes(withTrial(trial), 'json', null));
  const own = 'words of recommendation-a';
  const failed = trialOf('recommendation-a', own, { holds: false });
  expect(exported(failed)).toEqual(['recommendation-d']);
  expect(idsIn(exportFixes(withTrial(failed), 'json', ['recommendation-a']))).toEqual(['recommendation-a']);
  const all = ['recommendation-a', 'recommendation-d'];
  expect(exported(trialOf('recommendation-a', own, {}))).toEqual(all);
  // Other words failed, or the page didn't load.
  expect(exported(trialOf('recommendation-a', 'other words', { holds: false }))).toEqual(all);
  const unloaded: Partial<Trial> = { applied: false, holds: false, reason: 'notLoaded' };
  expect(exported(trialOf('recommendation-a', own, unloaded))).toEqual(all);
});

it('has every format', () => {
  for (const format of FIX_FORMATS) {
    expect(exportFixes(viewOf(true), format, null)).toContain('words of recommendation-d');
    expect(FIX_FORMAT_FILES[format].file).toContain('liftmark-fixes');
  }
});

it('keeps locked fixes from readers without access, also by name', () => {
  for (const format of FIX_FORMATS)
    expect(exportFixes(viewOf(false), format, null)).not.toContain('words of recommendation-d');
  expect(idsIn(exportFixes(viewOf(false), 'json', null))).toEqual(['recommendation-a']);
  expect(() => exportFixes(viewOf(false), 'json', ['recommendation-d'])).toThrow(
    expect.objectContaining({ code: 'not_found' }),
  );
});

it('is empty for a report without fixes', () => {
  expect(idsIn(exportFixes(viewOf(true, whole), 'json', null))).toEqual([]);
  for (const format of ['list', 'html'] as const)
    expect(exportFixes(viewOf(true, whole), format, null)).toContain('no fix');
});
