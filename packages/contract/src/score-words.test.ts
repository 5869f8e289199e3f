import { describe, expect, test } from 'vitest';
import type { Ceiling, ConversionReport, Standing } from './report.ts';
import {
  ceilingParts,
  ceilingSentence,
  ceilingWords,
  distributionBars,
  gradeWords,
  lettersWords,
  NO_WORD_LIST,
  notableCeilings,
  oldRubricWords,
  rangeIn,
  rangeWithoutLetter,
  rangeWords,
  rubricWords,
  scoreWords,
  smallCeilingsWords,
  standingSpan,
  standingWords,
  uncappedWords,
} from './score-words.ts';

type Overall = ConversionReport['overall'];
const GRADED: Overall = { percent: 72, grade: 'B-' };
const UNSURE: Overall = { percent: 67, grade: null, range: { low: 52, high: 83 } };
const NONE: Overall = { percent: null, grade: null };
const CEILING: Ceiling = {
  id: 'covered-page',
  title: 'A layer covers the page',
  reason: 'A layer hides 92% of the text above the fold.',
  cap: 40,
  points: 32,
  evidence: [],
};

describe('where the letter stands', () => {
  test.each([
    [GRADED, 'B-', '72 (B-)', null],
    [UNSURE, '67% (52–83%)', '67 (between 52 and 83)', '52–83%'],
    [{ percent: 67, grade: null } satisfies Overall, '67%', '67', null],
    [NONE, 'N/A', null, null],
  ])('%j reads %s', (overall, grade, score, range) => {
    expect(rangeIn(gradeWords(overall))).toBe(range);
    expect(gradeWords(overall)).toBe(grade);
    expect(scoreWords(overall)).toBe(score);
  });

  test('a range takes its place only where there is none', () => {
    expect(rangeWithoutLetter(UNSURE)).toEqual({ low: 52, high: 83 });
    expect(rangeWithoutLetter({ ...GRADED, range: { low: 68, high: 78 } })).toBeNull();
    expect(rangeWithoutLetter(NONE)).toBeNull();
  });
});

describe('rangeWords', () => {
  const finding = (observed: string) => ({ outcome: 'notMeasured' as const, observed });
  const unread = finding(`${NO_WORD_LIST} of the page, Swedish (sv).`);

  test('names the letters, the points and the language', () => {
    expect(
      rangeWords({ overall: UNSURE, language: 'sv', mode: 'rendered', findings: [unread, unread] }),
    ).toBe('Between D+ (52) and B+ (83): 2 checks couldn’t be read in Swedish.');
  });

  test('gives the points alone beside a letter', () => {
    const overall: Overall = { ...GRADED, range: { low: 68, high: 78 } };
    const findings = [finding('Needs a rendered page; only the HTML was read.')];
    expect(rangeWords({ overall, language: 'en', mode: 'static', findings })).toBe(
      'Between 68 and 78 out of 100: 1 check couldn’t be measured from the HTML alone.',
    );
  });

  test('explains a score at the end of its range', () => {
    const findings = [finding('Too few words.')];
    const at = (percent: number) =>
      rangeWords({
        overall: { ...GRADED, percent, range: { low: 34, high: 45 } },
        language: 'en',
        mode: 'rendered',
        findings,
      });
    expect(at(45)).toBe(
      'Between 34 and 45 out of 100: 1 check couldn’t be measured. The score of 45 assumes that what couldn’t be measured is like the rest of the page.',
    );
    expect(at(40)).toBe('Between 34 and 45 out of 100: 1 check couldn’t be measured.');
  });

  test('says nothing of a certain score', () => {
    for (const overall of [GRADED, NONE, { ...GRADED, range: null }]) {
      expect(rangeWords({ overall, language: null, mode: 'rendered', findings: [] })).toBeNull();
    }
  });
});

test('a ceiling alone in a paragraph is named', () => {
  expect(ceilingSentence({ ...CEILING, title: 'A layer covers the page' })).toBe(
    '“A layer covers the page” costs 32.0 points: A layer hides 92% of the text above the fold.',
  );
});

test('a ceiling has its reason, and the score that the page would have', () => {
  expect(ceilingWords(CEILING)).toBe('Costs 32.0 points: A layer hides 92% of the text above the fold.');
  const overall: Overall = { percent: 29, grade: 'F', uncapped: 72 };
  expect(uncappedWords({ overall, ceilings: [CEILING] })).toBe(
    'Without this ceiling and with nothing else changed: 72',
  );
  expect(uncappedWords({ overall, ceilings: [CEILING, CEILING] })).toBe(
    'Without these ceilings and with nothing else changed: 72',
  );
  expect(uncappedWords({ overall: GRADED })).toBeNull();
});

test('a ceiling of a point or two, or over a page that works, is not said first', () => {
  const small = { ...CEILING, points: 1.4 };
  const mild = { ...CEILING, cap: 94, points: 5.7 };
  expect(notableCeilings({ ceilings: [CEILING, mild, small] })).toEqual([CEILING]);
  expect(notableCeilings({})).toEqual([]);
});

test('small ceilings are named together, a single one by itself', () => {
  const small = (id: string) => ({ ...CEILING, id, title: `The ${id} is broken`, points: 1 });
  const several = ceilingParts({ ceilings: [CEILING, small('layout'), small('form')] });
  expect(several.main).toEqual([CEILING]);
  expect(smallCeilingsWords(several.small)).toBe(
    '2 other ceilings: the layout is broken, the form is broken.',
  );
  expect(ceilingParts({ ceilings: [CEILING, small('layout')] }).small).toEqual([]);
  expect(ceilingParts({ ceilings: [small('layout')] }).main).toHaveLength(1);
  expect(ceilingParts({})).toEqual({ main: [], small: [] });
  expect(smallCeilingsWords([])).toBeNull();
});

describe('standing', () => {
  const standing: Standing = {
    pageType: 'service',
    higherThan: 34,
    pages: 120,
    measured: '2026-11',
    distribution: Array.from({ length: 20 }, (_, index) => (index === 12 ? 60 : index === 10 ? 30 : 0)),
  };

  test('is a sentence with its sample and date', () => {
    expect(standingWords(standing, GRADED)).toBe(
      'Higher than 34% of 120 service pages measured in November 2026.',
    );
    expect(standingWords({ ...standing, pageType: null }, GRADED)).toContain('of 120 pages measured');
    expect(standingWords({ ...standing, measured: 'lately' }, GRADED)).toContain('measured in lately');
  });

  test('is a range where the score is one', () => {
    const at = (low: number, high: number) =>
      standingWords(standing, { ...UNSURE, range: { low, high } }).split(' of ')[0];
    expect(at(52, 83)).toBe('Higher than 13% to 100%');
    expect(at(62, 64)).toBe('Higher than 34% to 87%');
    // Nothing between the two ends was measured.
    expect(standingSpan({ ...standing, higherThan: 33 }, { low: 55, high: 60 })).toEqual({
      low: 33,
      high: 33,
    });
  });

  test('has a bar for every five points, the highest of full height', () => {
    const bars = distributionBars(standing);
    expect(bars).toHaveLength(20);
    expect(bars[12]).toEqual({ from: 60, to: 65, height: 1 });
    expect(bars[10]?.height).toBe(0.5);
    expect(distributionBars({ distribution: Array(20).fill(0) }).every(({ height }) => height === 0)).toBe(
      true,
    );
  });
});

test('a report of any kind says by which rubric it was judged', () => {
  expect(rubricWords({ rubricVersion: 'abc123' })).toBe('Rubric abc123.');
});

test('an older report says by which rubric it was judged', () => {
  expect(oldRubricWords({ rubricVersion: 'abc123' })).toContain('rubric abc123 from before November 2026');
  expect(oldRubricWords({ rubricVersion: 'abc123', ceilings: [] })).toBeNull();
});

test('names no letter where the whole range has the same one', () => {
  expect(lettersWords({ low: 20, high: 38 })).toBe('between 20 and 38');
  const overall: Overall = { percent: 32, grade: null, range: { low: 20, high: 38 } };
  const report = { overall, language: 'el', mode: 'rendered', findings: [] } as const;
  expect(rangeWords(report)).toBe('Between 20 and 38 out of 100: some checks couldn’t be measured.');
});
