import { list, quote } from '../../phrasing.ts';

export const text = {
  title: { passes: 'Offers and events with dates are current', fails: 'An offer or event has expired' },
  why: 'Credibility guidelines ask for current content, and small errors cost more trust than most people imagine. A past deadline shows visitors that no one looks after the page, or that the limit was never real.',
  measure:
    'Claims and event dates whose stated end was more than a day before the visit, or a countdown at zero in every visit: any scores 0, none 1. Dates without a year, and dates near words such as “past” or “archive”, aren’t judged.',
  notApplicable: { none: 'The page has no claim or event with a date.' },
  notMeasured: {
    noWordList: 'We have no word list for claims in this language.',
    noYear: 'The dates have no year or belong to an archive.',
  },
  observed: {
    expired: ({ dates }: { dates: readonly string[] }) =>
      `Already over on the day of the visit: ${list(dates.map((date) => quote(date)))}.`,
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
