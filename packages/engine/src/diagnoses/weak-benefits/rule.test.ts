import { expect, it } from 'vitest';
import { evidence, type Overrides } from '../../checks/testing/test-facts.ts';
import type { Paragraph } from '../../facts/types/content.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { weakBenefits } from './rule.ts';

const NONE = { count: 0, evidence: [], searched: [] };
const PRAISE =
  'We bring passion, quality and experience to each and every boat that our friendly team looks after, in every season.';

function paragraph(text: string): Paragraph {
  return {
    text,
    words: text.split(' ').length,
    fontSizePx: 16,
    role: 'copy',
    depth: { desktop: 1, mobile: 1 },
    evidence: evidence(text),
  };
}

function on(lines: string[], facts: Overrides<PageFacts> = {}) {
  return diagnosed(weakBenefits, {
    facts: {
      offer: { prices: [] },
      proof: { numbers: { ...NONE, served: [] }, testimonials: { ...NONE, items: [] } },
      ...facts,
      content: { paragraphs: lines.map(paragraph), sections: [] },
    },
  });
}

const PITCH = Array.from({ length: 6 }, () => PRAISE);

it('quotes the headline that no figure backs up', () => {
  expect(on(PITCH)?.title).toMatch(/^No figure backs up “/);
  expect(on(PITCH)?.observed).toContain('6 paragraphs');
});

it('is not said where any line has a figure, or prices and quotes do', () => {
  expect(on([...PITCH, 'Booked in 40 seconds.'])).toBeNull();
  expect(on(PITCH, { proof: {} })).toBeNull();
});

it('takes short labels for no pitch', () => {
  expect(on(Array.from({ length: 30 }, () => 'Enter your pickup location'))).toBeNull();
});

it('asks charities what a gift does', () => {
  const facts = {
    pageType: { type: 'nonprofit', confidence: 1 } as const,
    offer: { prices: [], giftAsked: { present: true, evidence: [evidence('Donate now')] } },
  };
  expect(on(PITCH, facts)?.title).toBe('“Donate now” doesn’t say what a donation does');
  expect(on(['£25 pays for the school books of one child.'], facts)).toBeNull();
});

it('speaks of praise only where most of the page is praise', () => {
  const judged = (score: number) => [judgedCheck({ id: 'hype-words', score })];
  expect(diagnosed(weakBenefits, { judged: judged(0.1) })?.title).toBe('Change what hype-words saw');
  expect(diagnosed(weakBenefits, { judged: judged(0.7) })).toBeNull();
});
