import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { places, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Place {
  headline: string | null;
  page: string;
}

function eventName({ headline, page }: Place): string {
  return headline === null ? `the event name on ${page}` : quote(headline);
}

const english = {
  title: {
    passes: 'The event date is above the fold',
    fails: 'The event date is missing or buried',
  },
  titleFromHtml: {
    passes: 'The event date is on the page',
    fails: 'The event date is missing',
  },
  why: 'In observed sessions, missing information made one in five purchase tasks fail, and most viewing time goes to content above the fold. For an event, the date is the first thing people ask about, and an honest reason to decide.',
  measure:
    'A start date scores 1 above the fold, 0.6 further down, and 0 if there’s none. Not scored if a large image could contain it.',
  notMeasured: {
    noWordList: 'We have no word list for dates in this language.',
    picture: 'A large image above the fold could contain the date, but its text can’t be read.',
    noLayout: 'The date’s position can only be measured on a rendered page.',
  },
  /** What could be in a part of the page that wasn’t read. */
  missing: 'The event date',
  observed: {
    none: 'No start date was found.',
    at: ({ date, depth }: { date: string; depth: PerViewport<number> }) =>
      `The date ${quote(date)} is ${places(depth)}.`,
  },
  searched: ['all visible text', 'time elements', 'structured data of the event'],
  advice: {
    title: ({ date, ...given }: Place & { date: string | null }) =>
      date === null
        ? `Add the date and location next to ${eventName(given)}`
        : `Move the date ${quote(date, 40)} up, next to ${eventName(given)}`,
    steps: (given: Place) => [
      `Show the weekday, date with year, time and location directly below ${eventName(given)}.`,
      'Add the time zone if people join from other places.',
      'Mark it up as an event, so calendars and search engines can read it.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
