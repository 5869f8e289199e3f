import { expect, it } from 'vitest';
import { type Overrides, pageFacts } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { thinContent } from './rule.ts';

function withLetters(letters: number, facts: Overrides<PageFacts> = {}) {
  const content = { wordCount: Math.round(letters / 6), ...facts.content };
  return diagnosed(thinContent, {
    facts: { look: { desktop: { letters, pictures: 2 } }, forms: [], ...facts, content },
  });
}

it('is not said of a page with enough to read', () => {
  expect(withLetters(2400)).toBeNull();
});

it('is more serious the less there is to read, and says how much', () => {
  expect(withLetters(150)).toMatchObject({
    title: 'The “Harbor” page has only 25 words in total',
    observed: expect.stringContaining('25 words in'),
  });
  const severities = [150, 400, 700].map((letters) => withLetters(letters)?.severity ?? 0);
  expect(severities).toEqual(severities.toSorted((a, b) => b - a));
  expect(new Set(severities).size).toBe(3);
});

it('expects less of a price list and of a gallery', () => {
  expect(withLetters(600)).not.toBeNull();
  expect(withLetters(600, { pageType: { type: 'pricing' } })).toBeNull();
  expect(withLetters(600, { look: { desktop: { letters: 600, pictures: 12 } } })).toBeNull();
});

it('is not said of sign-up pages, or of text that is folded away', () => {
  expect(withLetters(300, { pageType: { type: 'signup' } })).toBeNull();
  expect(withLetters(700, { content: { wordCount: 228 } })).toBeNull();
});

it('is minor on a price list, and where there is something to read', () => {
  expect(withLetters(150, { pageType: { type: 'pricing' } })?.slight).toBe(true);
  expect(withLetters(700)?.slight).toBe(true);
  expect(withLetters(150)?.slight).toBe(false);
});

it('is minor beside a form, which the page is for', () => {
  const [form] = pageFacts().forms;
  if (!form) throw new Error('The test page has a form.');
  expect(withLetters(150, { forms: [{ ...form, visibleFieldCount: 4 }] })?.slight).toBe(true);
  expect(withLetters(150, { forms: [{ ...form, visibleFieldCount: 1 }] })?.slight).toBe(false);
});
