import type { PageFacts } from '../observe/facts.ts';

const MESSAGES = ['contact', 'lead', 'booking'];

/** Pages that may sell something, and often don't. */
const MAY_SELL = ['event', 'portfolio', 'other'];

type SaleFacts = Pick<PageFacts, 'pageType' | 'offer' | 'forms'>;

/**
 * Why nobody can have bought here, in a sentence; null where somebody may have. A wedding, a roadmap or a prayer day
 * has no customers; who announces a product has none yet.
 */
export function withoutCustomers(facts: SaleFacts): string | null {
  const { offer, pageType } = facts;
  if (offer.waitingList.present)
    return 'What is announced here cannot be had yet, so nobody can speak for it.';
  if (pageType.type === 'nonprofit' && !offer.giftAsked.present) return 'No gift is asked for here.';
  return nothingSold(facts);
}

/** The same where there is no more to it than that the page sells nothing. */
export function nothingSold({ pageType, offer, forms }: SaleFacts): string | null {
  if (!MAY_SELL.includes(pageType.type)) return null;
  const sells =
    offer.prices.some(({ struck }) => !struck) ||
    offer.priceLink.present === true ||
    offer.quoteRoute.present === true ||
    // Who shows work and takes messages works for others.
    (pageType.type === 'portfolio' && forms.some(({ purpose }) => MESSAGES.includes(purpose)));
  return sells ? null : 'Nothing is sold here.';
}
