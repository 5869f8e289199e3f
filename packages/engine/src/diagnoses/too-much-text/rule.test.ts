import { expect, it } from 'vitest';
import { type Overrides, pageFacts } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { tooMuchText } from './rule.ts';

const [paragraph] = pageFacts().content.paragraphs;

function withParagraph(words: number, look: object = {}, facts: Overrides<PageFacts> = {}) {
  const text = `Our house ${'by the lake '.repeat(40)}`;
  const paragraphs = paragraph ? [{ ...paragraph, text, words }] : [];
  return diagnosed(tooMuchText, {
    facts: {
      content: { paragraphs },
      look: { desktop: { centeredCopyShare: 0, lineLetters: 60, ...look } },
      ...facts,
    },
  });
}

it('is not said of paragraphs of ordinary length', () => {
  expect(withParagraph(60)).toBeNull();
});

it('quotes how a wall of text begins, and rises with its length', () => {
  expect(withParagraph(120)).toMatchObject({
    title: expect.stringMatching(/^Break up the block of 120 words that starts with “Our house by the lake/),
  });
  expect(withParagraph(240)?.severity).toBeGreaterThan(withParagraph(120)?.severity ?? 3);
});

it('counts centered text and long lines', () => {
  expect(withParagraph(60, { centeredCopyShare: 0.9 })?.observed).toContain('it’s centered');
  expect(withParagraph(120, { lineLetters: 130 })?.observed).toContain('about 130 characters');
});

it('expects longer paragraphs of an article', () => {
  expect(withParagraph(120, {}, { pageType: { type: 'article' } })).toBeNull();
});

it('asks to shorten a page that never ends', () => {
  expect(withParagraph(40, { letters: 12_000, screens: 18.8 })?.title).toBe(
    'Shorten the page: it’s 19 screens long',
  );
});

it('is minor where the block is short', () => {
  expect(withParagraph(120)?.slight).toBe(true);
  expect(withParagraph(240)?.slight).toBe(false);
});
