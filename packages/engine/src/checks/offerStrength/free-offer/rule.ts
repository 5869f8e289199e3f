import type { PageType } from '@liftmark/contract/page-types';
import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Offer } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { LEAD } from '../../page-types.ts';
import { quote } from '../../phrasing.ts';

const TRIAL = 'a trial or demo';

export const freeOffer = defineCheck({
  id: 'free-offer',
  category: 'offerStrength',
  title: { passes: 'There is a free way to begin', fails: 'There is no free way to begin' },
  why: 'Across 100 software firms 5 to 10% of visitors started a trial that asks for no card, against 0.5 to 2% of a trial that does. Those are different companies, and randomized tests disagree on the best length, so compare paying customers rather than starts.',
  measure:
    'A free plan, trial, demo, sample or first consultation scores 1, none 0.6. Free shipping does not count. Credited to services, but not asked of them, nor of courses and apps that name no price: whether a first step can be free depends on the trade.',
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
    if ((present || offer.trial) && seen) return measured(1, `It offers ${quote(seen.text)}.`, [seen]);
    const [demo] = offer.demo.evidence;
    if (demo) return measured(1, `It offers ${quote(demo.text)}.`, [demo]);
    const unasked = unaskedOf(pageType.type, offer);
    if (unasked) return notApplicable(unasked);
    if (present === null) return notMeasured(reason ?? 'Whether there is a free offer could not be told.');
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A free offer'));
    return measured(0.6, 'No free plan, trial, demo, sample or consultation was found.', [], { searched });
  },
  recommend(_outcome, { primaryAction, pageType, language }) {
    const beside = primaryAction ? `beside ${quote(primaryAction.text, 40)}` : 'beside the main button';
    const kind = pageType.type === 'course' ? 'a sample lesson' : TRIAL;
    const isTrial = kind === TRIAL;
    return {
      title: `Consider ${kind} without cost ${beside}`,
      steps: [
        `Choose the smallest part that shows the value: ${kind}.`,
        ...(isTrial
          ? [
              `Name it ${beside}, with its length or extent and whether a card is needed.`,
              'Compare paying customers, not sign-ups: asking for a card cuts the starts and raises the share that pays.',
            ]
          : [`Name it ${beside}, with its length and what people take away from it.`]),
      ],
      copyExamples: isTrial
        ? [{ before: primaryAction?.text ?? null, after: copyLine(language, 'freeOffer') }]
        : [],
      remedy: 'free-offer',
    };
  },
});

/** Why nobody misses a free way to begin, in a sentence; null where somebody may. */
function unaskedOf(type: PageType, { prices }: Offer): string | null {
  if (type === 'service') return 'Whether a first step can be free depends on the trade.';
  const hasPrice = prices.some(({ struck }) => !struck);
  if ((type === 'course' || type === 'app') && !hasPrice) return 'No price is named to begin without.';
  return null;
}
