import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { percent, perViewport, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'The text is large enough to read', fails: 'Much of the text is too small' },
  why: 'Browser audit tools flag a page when less than 60% of its text is at least 12 px, because visitors on phones have to zoom in to read it. Text that visitors can’t read might as well not be there.',
  measure: (scale: string) =>
    `The share of characters that are at least 12 px, on the lower device: ${scale}.`,
  notMeasured: { none: 'No text was rendered.' },
  observed: {
    large: ({ shares }: { shares: PerViewport<number> }) =>
      `Text of at least 12 px: ${perViewport(shares, percent)}.`,
    small: ({ shares }: { shares: PerViewport<number> }) =>
      `Text of at least 12 px: ${perViewport(shares, percent)}; the other text is smaller.`,
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
      units: 'Use relative units so the text scales with visitors’ font size settings.',
    },
    design: ['16 px for body text, 14 px for notes; line height 1.5.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
