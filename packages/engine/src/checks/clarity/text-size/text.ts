import type { PerViewport } from '../../../observe/facts.ts';
import { percent, perViewport, quote } from '../../phrasing.ts';

export const text = {
  title: { passes: 'The text is large enough to read', fails: 'Much of the text is too small' },
  why: 'Browsers’ own audits flag a page when less than 60% of its text is at least 12 px, because visitors on phones then have to zoom in. Text that visitors can’t read might as well not be there.',
  measure:
    'The share of characters that are at least 12 px: 40% scores 0, 60% scores 0.6, 90% scores 1. The lower score of desktop and mobile counts.',
  notMeasured: { none: 'No text was rendered.' },
  observed: {
    large: ({ shares }: { shares: PerViewport<number> }) =>
      `Text of at least 12 px: ${perViewport(shares, percent)}.`,
    small: ({ shares }: { shares: PerViewport<number> }) =>
      `Text of at least 12 px: ${perViewport(shares, percent)}; the rest is smaller.`,
  },
  node: 'text',
  advice: {
    title: {
      any: 'Enlarge the text below 12 px',
      such: ({ words }: { words: string }) => `Enlarge the text below 12 px, such as ${quote(words, 40)}`,
    },
    steps: {
      sizes: 'Set body text to 16 px, and keep everything visitors should read at 12 px or more.',
      start: ({ names }: { names: string }) => `Start with ${names}.`,
      units: 'Use relative units so that visitors’ larger font settings take effect.',
    },
    design: ['16 px for body text, 14 px for notes; line height 1.5.'],
  },
};
