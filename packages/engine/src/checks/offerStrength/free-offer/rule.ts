import type { PageType } from '@liftmark/contract/page-types';
import type { Offer } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { seen } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { LEAD } from '../../shared/page-types.ts';
import { unread } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const freeOffer = defineCheck(() => ({
  id: 'free-offer',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 3,
  group: 'terms',
  pageTypes: [...LEAD, 'course'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['trial-credit-card-required', 'trial-longer-freemium', 'trial-length-7-days'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['offer', 'layout', 'primaryAction'],
  cases: ({ when, otherwise, notApplicable, notMeasured }) => [
    when(1, text.how.offered, ({ offer }) => seen(offeredIn(offer)), text.observed.offered),
    notApplicable(
      ({ pageType, offer }) => exemptionOf(pageType.type, offer),
      (reason) => reason,
    ),
    notMeasured(
      ({ offer: { freeOffer } }) =>
        freeOffer.present === null && (freeOffer.notMeasured ?? text.notMeasured.unclear),
      (reason) => reason,
    ),
    unread(text.notMeasured.absent),
    otherwise(0.6, text.how.none, text.observed.none, { searched: ({ offer }) => offer.freeOffer.searched }),
  ],
  recommend(_outcome, { primaryAction, pageType, language }) {
    const button = primaryAction?.text ?? null;
    const isCourse = pageType.type === 'course';
    const advice = isCourse ? text.advice.lesson : text.advice.trial;
    return {
      title: advice.title({ button }),
      steps: advice.steps({ button }),
      copyExamples: isCourse ? [] : [{ before: button, after: copyLine(language, 'freeOffer') }],
      remedy: 'free-offer',
    };
  },
}));

function offeredIn({ freeOffer: free, trial, demo }: Offer) {
  return (free.present || trial ? (free.evidence[0] ?? trial?.evidence) : null) ?? demo.evidence[0];
}

/** Why the page needs no free way to start; null if it does. */
function exemptionOf(type: PageType, { prices }: Offer): string | null {
  if (type === 'service') return text.notApplicable.service;
  const hasPrice = prices.some(({ struck }) => !struck);
  return (type === 'course' || type === 'app') && !hasPrice ? text.notApplicable.noPrice : null;
}
