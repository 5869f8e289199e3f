import { describe, expect, test } from 'vitest';
import type { Recommendation } from './report.ts';
import type { Trial } from './trials.ts';
import {
  biggestGainWords,
  effortAndWorth,
  startWords,
  togetherWords,
  whyFirstWords,
  worthWords,
} from './worth-words.ts';

/** A fix with words that only the owner has. */
const patch = { summary: 'Add it.', kind: 'testimonial', checks: [], placeholder: true, operations: [] };

type Item = Pick<Recommendation, 'id' | 'title' | 'effort' | 'checks'> & Partial<Recommendation>;

const REPORT = {
  overall: { percent: 61, grade: 'C' as const },
  findings: [
    { check: 'main-headline', points: 3 },
    { check: 'faq', points: 0.2 },
    { check: 'text-size', points: 0 },
  ],
};

function item(given: Partial<Recommendation> = {}): Item {
  return {
    id: 'vague-headline',
    title: 'Say what the tea is',
    place: 'first',
    effort: '15 min',
    checks: ['main-headline'],
    scoreOnceFixed: 65,
    ...given,
  };
}

describe('worthWords', () => {
  test.each([
    [{}, 'Up to 4 points: 61 → 65'],
    [{ scoreOnceFixed: 62 }, 'Up to 1 point: 61 → 62'],
    [{ scoreOnceFixed: 71, ceilings: ['dead-links'] }, '61 → 71 once it works'],
    [{ scoreOnceFixed: 71, ceilings: ['offer-unstated'] }, '61 → 71 once it’s fixed'],
    [{ scoreOnceFixed: 61, checks: ['faq'] }, 'Less than a point'],
    [{ scoreOnceFixed: 61, checks: [], settles: ['faq'] }, 'Less than a point'],
    [{ scoreOnceFixed: 61, checks: ['text-size'] }, 'Not part of the score'],
  ])('%j is worth: %s', (given, words) => {
    expect(worthWords(item(given), REPORT)).toBe(words);
  });

  test('claims nothing that nobody computed', () => {
    const { scoreOnceFixed: _, ...older } = item();
    expect(worthWords(older, REPORT)).toBeNull();
    expect(worthWords(item(), { ...REPORT, overall: { percent: null, grade: null } })).toBeNull();
    expect(worthWords({ ...older, suggestedBy: 'gpt-5-mini' }, REPORT)).toBe('Not part of the score');
    const { checks: _checks, ...locked } = item({ scoreOnceFixed: 61 });
    expect(worthWords(locked, REPORT)).toBeNull();
  });

  test('claims no gain for words that don’t exist yet', () => {
    expect(worthWords(item({ patch }), REPORT)).toBeNull();
    const later = item({ patch, id: 'no-proof', place: 'also', scoreOnceFixed: 80 });
    expect(biggestGainWords({ ...REPORT, recommendations: [item(), later] })).toBeNull();
  });

  test('says why a change lifts the score above what it is without the ceiling', () => {
    const report = { ...REPORT, overall: { ...REPORT.overall, uncapped: 67 }, ceilings: [{}] };
    const look = (to: number) => item({ scoreOnceFixed: to, ceilings: ['poor-impression'] });
    expect(worthWords(look(73), report)).toBe(
      '61 → 73 once it’s fixed: 67 without the ceiling, 6 more from its checks',
    );
    expect(worthWords(look(67), report)).toBe('61 → 67 once it’s fixed');
  });

  test('gives way to what was measured on the page', () => {
    const trial: Trial = {
      recommendation: 'vague-headline',
      includes: [],
      patch: { summary: 'Change it.', kind: 'headline', checks: [], placeholder: false, operations: [] },
      applied: true,
      reason: null,
      check: null,
      score: { before: 61, after: 62 },
      holds: true,
      worse: [],
      pictures: { desktop: null, mobile: null },
      placeholder: false,
    };
    const worth = (trials: Trial[]) => worthWords(item(), { ...REPORT, trials });
    expect(worth([trial])).toBeNull();
    expect(worth([{ ...trial, recommendation: 'other' }])).toBe('Up to 4 points: 61 → 65');
    expect(worth([{ ...trial, applied: false, reason: 'blocked', score: null }])).toBe(
      'Up to 4 points: 61 → 65',
    );
    expect(effortAndWorth(item(), { ...REPORT, trials: [trial] })).toBe('About 15 minutes');
  });

  test('stands beside the effort', () => {
    expect(effortAndWorth(item(), REPORT)).toBe('About 15 minutes · Up to 4 points: 61 → 65');
  });
});

describe('whyFirstWords', () => {
  test('says what readers say, or which question stays open', () => {
    expect(whyFirstWords(item({ reason: 'On 12 of 40 pages, people named it.' }))).toBe(
      'On 12 of 40 pages, people named it.',
    );
    expect(whyFirstWords(item({ question: 'belief' }))).toBe(
      'Before they act, visitors ask “Why should I believe it?”, and the page doesn’t answer it well.',
    );
  });

  test('says of what looks broken what visitors make of it', () => {
    expect(whyFirstWords(item({ question: 'works' }))).toContain('other things don’t work either');
  });

  test('says nothing of what comes later, and leaves the words of a model to itself', () => {
    expect(whyFirstWords(item({ place: 'also', reason: 'Something.' }))).toBeNull();
    expect(whyFirstWords(item({ question: 'belief', suggestedBy: 'gpt-5-mini' }))).toBeNull();
  });
});

describe('startWords', () => {
  test('names the first change with its effort and worth', () => {
    const also = item({ id: 'b', title: 'Later', place: 'also' });
    expect(startWords({ ...REPORT, recommendations: [also, item()] })).toBe(
      'Start here: Say what the tea is. About 15 minutes, up to 4 points: 61 → 65.',
    );
  });

  test('is silent about the score where it doesn’t count', () => {
    const first = item({ title: 'Fix “Buy now.”', scoreOnceFixed: 61, checks: [], effort: 'hours' });
    expect(startWords({ ...REPORT, recommendations: [first] })).toBe(
      'Start here: Fix “Buy now.” A few hours.',
    );
    expect(startWords({ ...REPORT, recommendations: [] })).toBeNull();
  });
});

describe('biggestGainWords', () => {
  const later = item({ id: 'poor-impression', title: 'Make a better first impression', place: 'also' });

  test('names the later change that lifts the score most', () => {
    const look = { ...later, scoreOnceFixed: 75, ceilings: ['poor-impression'] };
    expect(biggestGainWords({ ...REPORT, recommendations: [item(), later, look] })).toBe(
      'By points alone, the biggest gain comes later: Make a better first impression (61 → 75 once it’s fixed).',
    );
  });

  test('is silent where the first ones lift it more, or nothing does noticeably', () => {
    expect(biggestGainWords({ ...REPORT, recommendations: [item(), later] })).toBeNull();
    const unwritten = item({ patch, scoreOnceFixed: 80 });
    expect(
      biggestGainWords({ ...REPORT, recommendations: [unwritten, { ...later, scoreOnceFixed: 75 }] }),
    ).toBeNull();
    const slight = [item({ scoreOnceFixed: 61 }), { ...later, scoreOnceFixed: 63 }];
    expect(biggestGainWords({ ...REPORT, recommendations: slight })).toBeNull();
    expect(biggestGainWords({ ...REPORT, recommendations: [{ ...later, scoreOnceFixed: 75 }] })).toBeNull();
  });
});

describe('togetherWords', () => {
  const both = [item(), item({ id: 'no-proof' })];
  const together = { changes: ['no-proof', 'vague-headline'], score: 70 };

  test('says what the first changes do together', () => {
    expect(togetherWords({ ...REPORT, recommendations: both, together })).toBe(
      'Both together: 61 → 70 once they’re fixed',
    );
  });

  test.each([
    ['other changes come first', [item(), item({ id: 'no-price' })], together],
    ['only one is counted', [item(), item({ id: 'no-proof', scoreOnceFixed: null })], together],
    ['nothing is gained', both, { ...together, score: 61 }],
    ['it isn’t known', both, null],
  ])('is silent where %s', (_, recommendations, known) => {
    expect(togetherWords({ ...REPORT, recommendations, together: known })).toBeNull();
  });
});
