import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
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

export const expiredDeadlines = defineCheck({
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

  evaluate(facts) {
    const dated = datesOf(facts);
    if (dated.length === 0) {
      return facts.wordLists
        ? notApplicable(text.notApplicable.none)
        : notMeasured(text.notMeasured.noWordList);
    }
    const expired = dated.filter((item) => item.expired === true);
    if (expired.length > 0) {
      return measured(
        0,
        text.observed.expired({ dates: textsOf(expired) }),
        expired.map(({ evidence }) => evidence),
        { certain: expired.some(({ isWhole }) => isWhole) },
      );
    }
    const known = dated.filter((item) => item.expired === false);
    if (known.length === 0) return notMeasured(text.notMeasured.noYear);
    return measured(
      1,
      text.observed.upcoming({ dates: textsOf(known) }),
      known.map(({ evidence }) => evidence),
    );
  },

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
});

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
