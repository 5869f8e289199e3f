import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { list, places, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const below = (headline: string | null) =>
  headline === null ? 'near the top of the page' : `below ${quote(headline, 50)}`;

const english = {
  title: { passes: 'A list shows what’s included', fails: 'No list shows what’s included' },
  why: 'In product-page studies, 20% of failed purchases came from missing or unclear information. In a comparison of five versions of one site, a scannable layout alone raised measured usability by 47%.',
  measure:
    'A list, table or row of cards in the main content with at least three items of 2 to 25 words that show what’s included (its heading says so, or its items say more than a link label or heading) scores 1 within the first three screens and 0.8 further down. Steps, people, figures, hours and posts don’t count. A page with no lists or rows of any kind scores 0.2 (0.5 if it has no specific page type). Not scored if it’s unclear what the rows list. Doesn’t apply to pages that open with a contact form and have no offer of their own, or to portfolios, events, nonprofits and other pages without a price.',
  notApplicable: { noPrice: 'No price is shown, so the page may not be selling anything.' },
  notMeasured: {
    unclear: 'The page has lists or rows, but it’s unclear whether any of them shows what’s included.',
    absent: 'A list of what’s included',
  },
  observed: {
    listed: ({ items, depth }: { items: readonly string[]; depth: PerViewport<number> }) =>
      `The list with ${list(items.slice(0, 3).map((item) => quote(item, 50)))} is ${places(depth)}.`,
    none: 'No list, table or row of cards shows what’s included.',
  },
  searched: ['lists, tables and rows of cards in the main content'],
  advice: {
    title: ({ headline }: { headline: string | null }) =>
      `Add a list of what visitors get ${below(headline)}`,
    steps: ({ headline }: { headline: string | null }) => [
      'Write three to seven items of 2 to 25 words each that say what’s included or what changes for the visitor.',
      `Put the list ${below(headline)} or right after the first section, within the first three screens.`,
      'Start each item with what it is, and put details on a second line.',
    ],
    design: ['One item per line or card, all in the same format, with the first words in bold.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
