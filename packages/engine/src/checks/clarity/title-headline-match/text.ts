import { translated } from '@liftmark/contract/translated';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { every, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** How many missing phrases are named. */
const SHOWN = 4;

const phrasesOf = (phrases: readonly string[]) =>
  list(
    phrases.map((phrase) => quote(phrase)),
    SHOWN,
  );

const english = {
  title: {
    passes: 'The page title matches the hero',
    fails: 'The page title and headline don’t match',
  },
  titleFromHtml: {
    passes: 'The page title and headline match',
    fails: 'The page title and headline don’t match',
  },
  why: 'People who click a search result or a shared link have read the title and look for its words on the page. Tests of message match have had mixed results, so this counts for little, but it takes only minutes to fix.',
  measure: (scale: string) =>
    `The share of the title’s keywords, in any form and without the brand, that appear above the fold or in the alt text there (from HTML alone, in the headline or subheadline): ${scale}. A page without a title scores 0; “Home” or “Untitled”, 0.2. A title with fewer than two keywords isn’t judged, nor is a short one-part title without a match, because it may be just a name.`,
  notApplicable: { short: 'The title has fewer than two keywords.' },
  notMeasured: {
    uncompared: 'The title couldn’t be compared with the text above the fold.',
    uncomparedFromHtml: 'The title couldn’t be compared with the headline and subheadline.',
    name: 'The title may be just a name, which the page may show only as a logo.',
  },
  observed: {
    noTitle: 'The page has no title.',
    onlyName: ({ title }: { title: string }) =>
      `The title ${quote(title)} contains only a name and a generic word for a home page.`,
    unnamed: ({ title }: { title: string }) =>
      `The title ${quote(title)} says nothing about what the page offers.`,
    share: ({ title, withoutSite, found, total, missing, fromHtml }: Share) =>
      [
        `${wordsOf(found, total)} from the title ${quote(title)}${withoutSite ? ' (site name excluded)' : ''} ${found === 1 ? 'appears' : 'appear'} ${fromHtml ? 'in the headline or subheadline' : 'above the fold'}.`,
        ...(missing.length > 0 ? [`Missing: ${phrasesOf(missing)}.`] : []),
      ].join(' '),
  },
  searched: {
    title: ['the title element'],
    aboveFold: ['the text above the fold on desktop and mobile'],
    fromHtml: ['headline and subheadline'],
  },
  advice: {
    write: {
      title: ({ title }: { title: string }) => `Name the offer in the title ${quote(title, 60)}`,
      titleless: ({ url }: { url: string }) => `Add a title to the page at ${url}`,
      steps: [
        'Write a title that names the offer first and the site second.',
        'Use the same words for the offer in the title and the headline.',
      ],
      example: ({ headline }: { headline: string | null }) => `${headline ?? '[Offer]'} | [Site name]`,
    },
    match: {
      /** Where the title’s own words had better not be repeated. */
      unnamed: {
        title: 'Use the same words in the headline and the page title',
        step: 'Name the offer in the headline and the page title with the same words, without contact details.',
      },
      title: ({ title }: { title: string }) => `Match the headline to the title ${quote(title, 60)}`,
      missing: ({ missing }: { missing: readonly string[] }) =>
        `Add ${phrasesOf(missing)} to the headline or subheadline, or remove ${missing.length === 1 ? 'it' : 'them'} from the title.`,
      slogan: 'If the title is right and the headline is a slogan, change the headline.',
      /** By where visitors come from, if the owner of the page says so. */
      arrival: {
        search: null,
        ads: 'Your visitors come from ads: above the fold, repeat the offer and the words of the ad they clicked.',
        social:
          'Your visitors come from social media: use the same words in the preview (og:title, og:description) and above the fold.',
        email: 'Your visitors come from email: above the fold, repeat the words of the link they clicked.',
        direct: null,
      } satisfies Record<NonNullable<PageFacts['told']['trafficSource']>, string | null>,
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

interface Share {
  title: string;
  /** Whether the name of the site is part of the title and left out of the count. */
  withoutSite: boolean;
  found: number;
  total: number;
  missing: readonly string[];
  fromHtml: boolean;
}

function wordsOf(found: number, total: number): string {
  if (found === total) return every(total, 'keyword');
  return found === 0 ? 'No keywords' : `${found} of ${total} keywords`;
}
