import { describe, expect, test } from 'vitest';
import type { CompetitorReport } from './competitor.ts';
import { byNeed, leadOf, leadWord, rowOf, signed, standingsOf } from './standings.ts';

const scores = {
  clarity: 60,
  urgency: null,
  socialProof: 80,
  offerStrength: 70,
  structure: 70,
  trustCredibility: 90,
};
const insights = {
  clarity: '',
  urgency: '',
  socialProof: '',
  offerStrength: '',
  structure: '',
  trustCredibility: '',
};
const judged = { scores, categoryInsights: insights, overallScore: 'B-' as const, percent: 74 };
const row = { primary: 60, best: 60, bestTitle: 'Other', difference: 0 };
const REPORT: CompetitorReport = {
  kind: 'competitor',
  primary: { ...judged, title: ' ', url: 'https://own.test:8443/a' },
  competitors: [{ title: 'Other', url: 'https://other.test/', analysis: judged }],
  insights: {
    summary: '',
    recommendations: [],
    matrix: [
      { ...row, category: 'clarity', difference: -12 },
      { ...row, category: 'urgency', primary: null, difference: null },
      { ...row, category: 'structure', difference: -20 },
      { ...row, category: 'socialProof', difference: 5 },
    ],
  },
  rubricVersion: '1',
};

test('the own page stands first, and a page without a title goes by its host', () => {
  expect(standingsOf(REPORT).map(({ isOwn, title, percent }) => [isOwn, title, percent])).toEqual([
    [true, 'own.test:8443', 74],
    [false, 'Other', 74],
  ]);
});

describe('differences', () => {
  test.each([
    [12, 'ahead', '+12'],
    [5, 'ahead', '+5'],
    [4, 'level', '+4'],
    [0, 'level', '0'],
    [-4, 'level', '−4'],
    [-5, 'behind', '−5'],
  ] as const)('%s points are %s', (difference, lead, shown) => {
    expect(leadOf(difference)).toBe(lead);
    expect(signed(difference)).toBe(shown);
  });

  test('where a score is missing nothing is claimed', () => {
    expect(leadOf(null)).toBe('unknown');
    expect(rowOf(REPORT, 'trustCredibility')).toBeNull();
  });

  test('two scores without a difference are not comparable', () => {
    expect(leadWord({ primary: 12, best: 49, difference: null })).toBe('Not comparable');
    expect(leadWord({ primary: null, best: 49, difference: null })).toBe('Not measured');
    expect(leadWord({ primary: 12, best: 49, difference: -37 })).toBe('Behind');
  });

  test('the widest gap comes first, what is not measured last', () => {
    expect(byNeed(REPORT).slice(0, 3)).toEqual(['structure', 'clarity', 'socialProof']);
  });
});
