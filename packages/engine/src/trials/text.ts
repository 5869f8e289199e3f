import { translated } from '@liftmark/contract/translated';
import { quote } from '../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What got worse with a fix, in one sentence each, and what all of them together are called. */
const english = {
  together: ({ count }: { count: number }) =>
    count === 2 ? 'Apply both fixes at once.' : `Apply all ${count} fixes at once.`,
  overflow: ({ px }: { px: number }) => `The page is ${px} px wider than the screen.`,
  clipped: ({ words }: { words: string }) => `${quote(words)} doesn’t fit its box.`,
  overlap: ({ words, other }: { words: string; other: string }) => `${quote(words)} covers ${quote(other)}.`,
  contrast: ({ words, ratio }: { words: string; ratio: number }) =>
    `${quote(words)} has a contrast of ${ratio.toFixed(1)}:1 (needs 4.5:1).`,
  moved: ({ words }: { words: string }) => `${quote(words)} moves sideways.`,
  belowFold: ({ words }: { words: string }) => `${quote(words)} is no longer above the fold.`,
  check: ({ title, before, after }: { title: string; before: number; after: number }) =>
    `${title}: ${before.toFixed(1)} → ${after.toFixed(1)}.`,
  score: ({ before, after }: { before: number; after: number }) =>
    `The score falls from ${before} to ${after}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
