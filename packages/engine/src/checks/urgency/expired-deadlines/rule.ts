import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Evidence, PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { isAtZero, isExpired } from '../../claim-readings.ts';
import { list, quote } from '../../phrasing.ts';

interface Dated {
  text: string;
  evidence: Evidence;
  /** Null where the date does not tell. */
  expired: boolean | null;
  /** Whether all that the page offers ends with it. */
  isWhole: boolean;
}

export const expiredDeadlines = defineCheck({
  id: 'expired-deadlines',
  category: 'urgency',
  title: { passes: 'No offer or event on the page is over', fails: 'The page offers what is already over' },
  why: 'Credibility guidelines ask for current content, and small errors cost more trust than most people imagine. A deadline that has passed tells visitors that nobody looks after the page, or that the limit was never real.',
  measure:
    'Claims and event dates with a stated end that lies more than a day before the visit, or a countdown at zero in every visit: any scores 0, none 1. Dates without a year, and dates near words such as “past” or “archive”, are not judged.',
  weight: 7,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['stanford-freshness', 'stanford-errors', 'eu-ucpd-false-limited-time'],
  advice: { badly: 'critical', mildly: 'improve', effort: '15 min', impact: 'none' },
  needs: ['urgency', 'event'],

  evaluate(facts) {
    const dated = datesOf(facts);
    if (dated.length === 0) {
      if (facts.wordLists) return notApplicable('No claim or event with a date.');
      return notMeasured('Claims could not be read in the language of the page.');
    }
    const expired = dated.filter((item) => item.expired === true);
    if (expired.length > 0) {
      return measured(
        0,
        `Already over on the day of the visit: ${list(expired.map(({ text }) => quote(text)))}.`,
        expired.map(({ evidence }) => evidence),
        { certain: expired.some(({ isWhole }) => isWhole) },
      );
    }
    const known = dated.filter((item) => item.expired === false);
    if (known.length === 0) return notMeasured('The dates have no year, or belong to an archive.');
    return measured(
      1,
      `Still to come: ${list(known.map(({ text }) => quote(text)))}.`,
      known.map(({ evidence }) => evidence),
    );
  },

  recommend(_outcome, facts) {
    const expired = datesOf(facts).filter((item) => item.expired === true);
    const texts = expired.map(({ text }) => quote(text, 50));
    return {
      title: `Remove or renew ${list(texts, 3)}`,
      steps: [
        ...expired.slice(0, 4).map(({ text }) => `${quote(text)} is over; delete it or write the new date.`),
        'Let the page drop a dated offer by itself: give each one an end in your content system.',
      ],
      copyExamples: expired
        .slice(0, 1)
        .map(({ text }) => ({ before: text, after: copyLine(facts.language, 'offerUntil') })),
      remedy: 'urgency-claim',
    };
  },
});

function datesOf({ urgency, event, document }: Pick<PageFacts, 'urgency' | 'event' | 'document'>): Dated[] {
  const claims = urgency.claims.flatMap((claim, index): Dated[] => {
    const { text, evidence, end, kind } = claim;
    if (kind === 'countdown' && isAtZero(urgency, index))
      return [{ text, evidence, expired: true, isWhole: false }];
    return end === null ? [] : [{ text, evidence, expired: isExpired(claim, document), isWhole: false }];
  });
  if (event === null || event.start === null || event.startEvidence === null) return claims;
  const expired = isExpired(
    { end: event.end ?? event.start, hasYear: event.startHasYear, pastContext: event.pastContext },
    document,
  );
  return [
    ...claims,
    { text: event.startEvidence.text, evidence: event.startEvidence, expired, isWhole: true },
  ];
}
