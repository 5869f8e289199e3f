import { describe, expect, test } from 'vitest';
import { amount, figure, percentWords, signedFigure } from './figures.ts';
import { languageName } from './language-name.ts';
import type { Standing } from './report.ts';
import { gradeWords, heldBy, lowerFirst, rangeIn, rangeWords, standingWords } from './score-words.ts';
import { inLanguage, inLanguageOf, reportLanguage } from './translated.ts';
import { worthWords } from './worth-words.ts';

const CEILING = { cap: 40, points: 32.5 };
const STANDING: Standing = {
  pageType: 'saas',
  higherThan: 34,
  pages: 120,
  measured: '2026-11',
  distribution: Array.from({ length: 20 }, () => 6),
};

test('a report is put into words in its own language, an older one in English', () => {
  expect(inLanguageOf({ writtenIn: 'fr' }, reportLanguage)).toBe('fr');
  expect(inLanguage('de', () => inLanguageOf({}, reportLanguage))).toBe('en');
});

describe('numbers', () => {
  test.each([
    ['en', '1,234.5', '67%', '−2.0', '1 Punkt'],
    ['de', '1.234,5', '67\u00a0%', '−2,0', '1 Punkt'],
  ] as const)('are written as in %s', (language, number, percent, signed, one) => {
    expect(
      inLanguage(language, () => [
        figure(1234.5, 1),
        percentWords(67),
        signedFigure(-2, 1),
        amount(1, 'Punkt', 'Punkte'),
      ]),
    ).toEqual([number, percent, signed, one]);
  });

  test('none is one in French, and many elsewhere', () => {
    const none = () => amount(0, 'point', 'points');
    expect([inLanguage('fr', none), inLanguage('es', none)]).toEqual(['0 point', '0 points']);
  });
});

test('a score reads in German', () => {
  inLanguage('de', () => {
    expect(heldBy(CEILING)).toBe('Kostet 32,5 Punkte');
    expect(standingWords(STANDING, {})).toBe(
      'Höher als 34\u00a0% der 120 gemessenen Softwareseiten (November 2026).',
    );
    expect(languageName('sv')).toBe('Schwedisch');
    expect(lowerFirst('Bilder fehlen')).toBe('Bilder fehlen');
  });
});

test('a range is found again in its words, whatever their language', () => {
  const overall = { percent: 67, grade: null, range: { low: 52, high: 83 } };
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    expect(inLanguage(language, () => rangeIn(gradeWords(overall)))).toMatch(/^52–83\s?%$/);
  }
});

test('checks that can’t read the language are counted by the words of the report', () => {
  const observed = 'Es gibt keine Wortliste für die Sprache der Seite, Schwedisch (sv).';
  const findings = [{ outcome: 'notMeasured' as const, observed }];
  const overall = { percent: 67, grade: null, range: { low: 52, high: 83 } };
  const report = { overall, findings, language: 'sv', mode: 'rendered' as const };
  expect(inLanguage('de', () => rangeWords(report))).toBe(
    'Zwischen D+ (52) und B+ (83): 1 Prüfung konnte nicht auf Schwedisch gelesen werden.',
  );
});

test('what a change is worth reads in each language', () => {
  const item = { id: 'a', title: 'A', checks: ['a'], scoreOnceFixed: 65 };
  const report = { overall: { percent: 61, grade: null }, findings: [] };
  expect(
    (['en', 'de', 'fr', 'es'] as const).map((language) =>
      inLanguage(language, () => worthWords(item, report)),
    ),
  ).toEqual([
    'Up to 4 points: 61 → 65',
    'Bis zu 4 Punkte: 61 → 65',
    'Jusqu’à 4 points\u00a0: 61 → 65',
    'Hasta 4 puntos: 61 → 65',
  ]);
});
