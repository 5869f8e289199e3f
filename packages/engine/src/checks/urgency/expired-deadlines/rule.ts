import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { some } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { isAtZero, isExpired } from '../claim-readings.ts';
import { text } from './text.ts';

interface Dated {
  text: string;
  evidence: Evidence;
  /** Null if the date doesn’t allow a verdict. */
  expired: boolean | null;
  /** Whether it’s the event’s own date, so that the whole page is over with it. */
  isWhole: boolean;
}

export const expiredDeadlines = defineCheck(() => ({
  id: 'expired-deadlines',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 7,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['stanford-freshness', 'stanford-errors', 'eu-ucpd-false-limited-time'],
  advice: { badly: 'critical', mildly: 'improve', effort: '15 min', impact: 'none' },
  needs: ['urgency', 'event'],

  cases: ({ when, notApplicable, notMeasured }) => [
    notMeasured((facts) => datesOf(facts).length === 0 && !facts.wordLists, text.notMeasured.noWordList),
    notApplicable((facts) => datesOf(facts).length === 0, text.notApplicable.none),
    when(
      0,
      text.how.expired,
      (facts) => some(datesOf(facts).filter(({ expired }) => expired === true)),
      ({ items }) => text.observed.expired({ dates: textsOf(items) }),
      { certain: (facts) => datesOf(facts).some(({ expired, isWhole }) => expired === true && isWhole) },
    ),
    when(
      1,
      text.how.upcoming,
      (facts) => some(datesOf(facts).filter(({ expired }) => expired === false)),
      ({ items }) => text.observed.upcoming({ dates: textsOf(items) }),
    ),
    notMeasured(() => true, text.notMeasured.noYear),
  ],

  recommend(_outcome, facts) {
    const dates = textsOf(datesOf(facts).filter((item) => item.expired === true));
    return {
      title: text.advice.title({ dates }),
      steps: text.advice.steps({ dates: dates.slice(0, 4) }),
      copyExamples: dates
        .slice(0, 1)
        .map((before) => ({ before, after: copyLine(facts.language, 'offerUntil') })),
      remedy: 'urgency-claim',
    };
  },
}));

function textsOf(dated: readonly Dated[]): string[] {
  return dated.map((item) => item.text);
}

function datesOf({ urgency, event, document }: Pick<PageFacts, 'urgency' | 'event' | 'document'>): Dated[] {
  const claims = urgency.claims.flatMap((claim, index): Dated[] => {
    const { text: stated, evidence, end, kind } = claim;
    const item = { text: stated, evidence, isWhole: false };
    if (kind === 'countdown' && isAtZero(urgency, index)) return [{ ...item, expired: true }];
    return end === null ? [] : [{ ...item, expired: isExpired(claim, document) }];
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
