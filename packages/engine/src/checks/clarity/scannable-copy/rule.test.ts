import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { scannableCopy } from './rule.ts';

const wall = {
  content: {
    wordCount: 900,
    longestRun: { words: 600, heading: 'Our story', evidence: evidence('Our story') },
    paragraphs: [
      {
        text: 'It all began on the pier',
        words: 400,
        fontSizePx: 16,
        role: 'copy' as const,
        depth: { desktop: 1, mobile: 1 },
        evidence: evidence('It all began on the pier'),
      },
    ],
  },
};

it('passes short paragraphs under headings', () => {
  expect(outcomeOf(scannableCopy)).toMatchObject({ score: 1 });
});

it('fails a wall of text and names its heading', () => {
  expect(outcomeOf(scannableCopy, wall)).toMatchObject({ score: 0 });
  expect(adviceOf(scannableCopy, wall).title).toContain('“Our story”');
  expect(adviceOf(scannableCopy, wall).steps[1]).toContain('It all began');
});

it('allows an article longer runs', () => {
  expect(outcomeOf(scannableCopy, { ...wall, pageType: { type: 'article' } })).toMatchObject({
    score: expect.closeTo(1 / 3),
  });
});

it('does not apply to a short page', () => {
  expect(outcomeOf(scannableCopy, { content: { wordCount: 120 } }).kind).toBe('notApplicable');
});
