import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Byline {
  /** The date as the article shows it. */
  date: string | null;
  author: Author;
}

/** The author's name, whether the date's line names one, or null for no author. */
type Author = { name: string } | 'same line' | null;

function authorOf(author: Author): string {
  if (author === null) return 'no author';
  return author === 'same line' ? 'an author on the same line' : `the author ${quote(author.name)}`;
}

const english = {
  title: { passes: 'The page looks up to date', fails: 'The dates make the page look abandoned' },
  why: 'The Stanford guidelines recommend updating content often, or showing that it was reviewed recently. Articles also need a named author.',
  measure: (scale: string) =>
    `The age in years of the newest copyright or “updated” year at our visit: ${scale}. Articles get 0.5 for a visible date and 0.5 for an author.`,
  notApplicable: { noDate: 'The page shows no copyright year or update date.' },
  notMeasured: {
    noWordList: 'We have no word list for dates and authors in this language.',
    newerElsewhere: ({ date, newer }: { date: string; newer: string }) =>
      `${quote(date)} is older than ${quote(newer, 60)}, so it doesn’t show how old the page is.`,
  },
  observed: {
    article: ({ date, author }: Byline) =>
      `The article shows ${date === null ? 'no date' : quote(date)} and ${authorOf(author)}.`,
    year: ({ year, date, age }: { year: number | null; date: string; age: number }) =>
      `The newest copyright or update year is ${year} (${age <= 0 ? 'current' : `${amount(age, 'year')} ago`}), in ${quote(date)}.`,
  },
  searched: ['lines near the headline and the end of the article', 'structured data'],
  advice: {
    article: {
      title: ({ missing, page }: { missing: readonly string[]; page: string }) =>
        `Show ${missing.join(' and ')} of ${quote(page, 50)}`,
      steps: ({ missing }: { missing: readonly string[] }) => [
        `Show ${missing.join(' and ')} below the headline, and link the author to a short bio.`,
      ],
      date: 'the date',
      author: 'the author',
    },
    old: {
      title: ({ date }: { date: string | undefined }) =>
        `Review the page and update ${quote(date ?? 'its date', 50)}`,
      steps: ({ year }: { year: number | null }) => [
        `Check what has changed since ${year ?? 'then'}: prices, people, screenshots, links.`,
        'Then update the year, and have the footer set it automatically.',
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
