import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../facts/types/page-facts.ts';

type Facts = Pick<PageFacts, 'offer' | 'headline'>;

/** Software, of which a plan may be free. */
const HAVE_PLANS: readonly PageType[] = ['saas', 'app', 'pricing', 'other'];

/**
 * Where the page says that what it offers is free, which answers the question of its price. A demo, a trial or a
 * consultation is only a first step.
 */
export function freeOfCost({ offer, headline }: Facts, type: PageType): Evidence | null {
  const { freeOfCharge, freeOffer, freePlan, trial } = offer;
  if (type === 'event' || type === 'course') return (freeOffer.present && freeOffer.evidence[0]) || null;
  if (!HAVE_PLANS.includes(type)) return null;
  const isSaidOfAll = type === 'app' || freeOfCharge?.node === headline?.evidence.node;
  if (freeOfCharge && trial === null && isSaidOfAll) return freeOfCharge;
  return (freePlan.present && freePlan.evidence[0]) || null;
}
