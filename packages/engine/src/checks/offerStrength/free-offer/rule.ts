import type { PageType } from '@liftmark/contract/page-types';
import type { Offer } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { LEAD } from '../../shared/page-types.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const freeOffer = defineCheck({
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
  evaluate({ offer, layout, pageType }) {
    const { present, evidence, searched, notMeasured: reason } = offer.freeOffer;
    const seen = evidence[0] ?? offer.trial?.evidence;
    if ((present || offer.trial) && seen)
      return measured(1, text.observed.offered({ said: seen.text }), [seen]);
    const [demo] = offer.demo.evidence;
    if (demo) return measured(1, text.observed.offered({ said: demo.text }), [demo]);
    const exemption = exemptionOf(pageType.type, offer);
    if (exemption) return notApplicable(exemption);
    if (present === null) return notMeasured(reason ?? text.notMeasured.unclear);
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.notMeasured.absent));
    return measured(0.6, text.observed.none, [], { searched });
  },
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
});

/** Why the page needs no free way to start; null if it does. */
function exemptionOf(type: PageType, { prices }: Offer): string | null {
  if (type === 'service') return text.notApplicable.service;
  const hasPrice = prices.some(({ struck }) => !struck);
  return (type === 'course' || type === 'app') && !hasPrice ? text.notApplicable.noPrice : null;
}
