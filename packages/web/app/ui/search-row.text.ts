import type { SearchWord } from '@liftmark/contract/connections';
import { amount } from '@liftmark/contract/figures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './search-row.text.de.ts';
import { text as es } from './search-row.text.es.ts';
import { text as fr } from './search-row.text.fr.ts';

/** What is said of the searches that led to a page. */
const english = {
  section: 'Searches that lead here',
  all: ({ searches }: { searches: number }) => `See all ${amount(searches, 'search', 'searches')}`,
  clicks: ({ clicks, impressions }: { clicks: number; impressions: number }) =>
    `${amount(clicks, 'click', 'clicks')} from ${amount(impressions, 'impression', 'impressions')}`,
  nothing: 'Only names and everyday words, so there’s nothing to compare.',
  quoted: (words: readonly SearchWord[]) => words.map(({ word }) => `“${word}”`).join(', '),
  inHeadline: ({ words }: { words: string }) => `In the headline: ${words}.`,
  aboveFold: ({ words }: { words: string }) => `Above the fold: ${words}.`,
  missing: ({ words }: { words: string }) => `Missing above the fold: ${words}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
