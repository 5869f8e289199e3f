import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'Dated offers and events are current', fails: 'An offer or event has expired' },
  why: 'Credibility guidelines ask for current content, and small errors hurt credibility more than most people imagine. A past deadline shows visitors that no one maintains the page, or that the limit was never real.',
  measure: (cases: string) =>
    `Scores ${cases}. Dates without a year, and dates near words such as “past” or “archive”, aren’t judged.`,
  how: {
    expired:
      'if the stated end of a claim or event was more than a day before our visit, or a countdown was at zero on every visit',
    upcoming: 'otherwise',
  },
  notApplicable: { none: 'The page has no dated claims or events.' },
  notMeasured: {
    noWordList: 'We have no word list for claims in this language.',
    noYear: 'The dates have no year or belong to an archive.',
  },
  observed: {
    expired: ({ dates }: { dates: readonly string[] }) =>
      `Already over when we visited: ${list(dates.map((date) => quote(date)))}.`,
    upcoming: ({ dates }: { dates: readonly string[] }) =>
      `Still to come: ${list(dates.map((date) => quote(date)))}.`,
  },
  advice: {
    title: ({ dates }: { dates: readonly string[] }) =>
      `Remove or update ${list(
        dates.map((date) => quote(date, 50)),
        3,
      )}`,
    steps: ({ dates }: { dates: readonly string[] }) => [
      ...dates.map((date) => `${quote(date)} is over. Delete it or add the new date.`),
      'Give each offer an end date in your CMS, so the page drops it automatically.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
