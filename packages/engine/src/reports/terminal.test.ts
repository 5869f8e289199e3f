import { TOGETHER, type Trial } from '@liftmark/contract/trials';
import { expect, it } from 'vitest';
import { renderTerminal } from './terminal.ts';
import { printable, wrap } from './terminal-text.ts';
import { beforeDiagnoses, MODEL_NOTES, testReport, withModelNotes, withPlaces } from './test-report.ts';

it('tells score, categories and changes in plain text', () => {
  const shown = renderTerminal(testReport(), { color: false, width: 80 });
  expect(shown).toContain('Liftmark Score 72  B-  Good');
  expect(shown).toMatch(/Social Proof +not enough data to score/);
  expect(shown).toContain(' 1. Say more than Boats');
  expect(shown).toContain('→ Boats [for whom]');
  expect(shown).not.toContain('\u001b');
});

it('says below advice what became of it before, where that is known', () => {
  const report = testReport();
  const id = report.recommendations[0]?.id ?? '';
  const record = { advised: 20, done: 14, verified: 11, effect: null, of: 'installation' as const };
  const options = { color: false, width: 80 };
  const words = 'Done 14 times here, verified 11';
  expect(renderTerminal(report, { ...options, trackRecords: { [id]: record } })).toContain(words);
  expect(renderTerminal(report, { ...options, trackRecords: { other: record } })).not.toContain(words);
});

it('uses colors where asked', () => {
  expect(renderTerminal(testReport(), { color: true, width: 80 })).toContain('\u001b[1m');
});

it('lets no text of a page command the terminal', () => {
  const hostile = 'a\u001b]0;title\u0007\u001b[2J\rb\u202ec\u0000';
  expect(printable(hostile)).toBe('a bc');
  const shown = renderTerminal(testReport({ text: hostile }), { color: false, width: 80 });
  expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

it('shows no character that nobody sees, and keeps emoji and Arabic as they are written', () => {
  expect(printable('a\u061cb\u200bc\u2060de\u00adf\u{e0041}g\u200fh')).toBe('abcdefgh');
  expect(printable('✔️ می\u200cشود')).toBe('✔️ می\u200cشود');
});

it('breaks lines at the width', () => {
  expect(wrap('one two three four', 9, '  ')).toBe('  one two\n  three\n  four');
});

const CEILING = {
  id: 'covered-page',
  title: 'A layer covers the page',
  reason: 'A layer hides 92% of the text above the fold.',
  cap: 40,
  points: 43,
  evidence: [],
};

it('says what holds the score down, how certain it is and where it stands', () => {
  const report = testReport({
    report: {
      overall: { percent: 29, grade: null, range: { low: 20, high: 62 }, uncapped: 72 },
      ceilings: [CEILING],
      standing: {
        pageType: null,
        higherThan: 4,
        pages: 80,
        measured: '2026-11',
        distribution: Array(20).fill(4),
      },
    },
  });
  const shown = renderTerminal(report, { color: false, width: 100 });
  expect(shown).toContain('Liftmark Score 29%  20–62%');
  expect(shown).toContain('“A layer covers the page” costs 43.0 points: A layer');
  expect(shown).toContain('Without this ceiling and with nothing else changed: 72.');
  expect(shown).toContain('Between F (20) and C (62): ');
  expect(shown).toContain('Higher than 4% to 62% of 80 pages measured in November 2026.');
  expect(shown).not.toMatch(/null|NaN|undefined|before November/);
});

it('says of an older report by which rubric it was judged', () => {
  expect(renderTerminal(testReport(), { color: false, width: 200 })).toContain(
    'Scored with rubric test from before November 2026',
  );
});

const PLACED = withPlaces(
  testReport({ checks: { faq: 0.1, 'main-headline': 0.2, 'price-visibility': 0.2 } }),
  {
    'main-headline': 'first',
    faq: 'housekeeping',
  },
);

it('leads with what visitors run into and why, and ends with housekeeping in one line each', () => {
  const shown = renderTerminal(PLACED, { color: false, width: 80 });
  expect(shown).toMatch(
    /Problems visitors run into\n\n 1\. [\s\S]*What is it, and is it for me\?\n[\s\S]*Readers named main-headline first\.\n {4}Fix: Do what main-headline asks\.\n[\s\S]*\n\nAlso worth doing\n\n 2\. [\s\S]*\n\nHousekeeping: 1 small fix, about 15 minutes\n\n 3\. Say more than Boats\n\n/,
  );
});

it('lists the changes of a report from before diagnoses under one heading', () => {
  const shown = renderTerminal(beforeDiagnoses(PLACED), { color: false, width: 80 });
  expect(shown).toContain('What to change, most valuable first\n\n 1. ');
  expect(shown).not.toMatch(/Problems visitors run into|Also worth doing|Housekeeping|Fix:/);
});

it('marks what a language model suggested, and what it finds wrong for the page', () => {
  const report = withModelNotes(testReport({ checks: { 'main-headline': 0.2, guarantee: 0.2 } }));
  const shown = renderTerminal(report, { color: false, width: 100 }).replace(/\s+/g, ' ');
  for (const note of MODEL_NOTES) expect(shown).toContain(note);
});

it('says below a recommendation what its fix did on the page, and what all of them do together', () => {
  const report = PLACED;
  const [first] = report.recommendations;
  const trial = (recommendation: string, after: number): Trial => ({
    recommendation,
    includes: [],
    patch: { summary: 'Change it.', kind: 'headline', checks: [], placeholder: false, operations: [] },
    applied: true,
    reason: null,
    check: null,
    score: { before: 61, after },
    holds: true,
    worse: [],
    pictures: { desktop: null, mobile: null },
    placeholder: false,
  });
  const trials = [trial(first?.id ?? '', 66), trial(TOGETHER, 70)];
  const shown = renderTerminal({ ...report, trials }, { color: false, width: 80 });
  expect(shown).toContain('    Tried on your page: score 61 → 66');
  expect(shown).toMatch(/All of these fixes together\n\n? *Tried on your page: score 61 → 70/);
});
