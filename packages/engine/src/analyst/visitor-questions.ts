import type { PageType } from '@liftmark/contract/page-types';
import type { Text } from './visitor-questions.text.ts';

/** A question that visitors have, and the check that decides whether the page answers it. */
export interface VisitorQuestion {
  asked: keyof Text;
  check: string;
}

const WHAT: VisitorQuestion = { asked: 'what', check: 'first-screen-explanation' };
const PRICE: VisitorQuestion = { asked: 'price', check: 'price-visibility' };
const WHO: VisitorQuestion = { asked: 'who', check: 'organization-identity' };
const OTHERS: VisitorQuestion = { asked: 'others', check: 'customer-proof' };
const NEXT: VisitorQuestion = { asked: 'next', check: 'action-position' };
const REACH: VisitorQuestion = { asked: 'reach', check: 'contact-details' };
const CONTENTS: VisitorQuestion = { asked: 'contents', check: 'offer-contents' };
const DETAILS: VisitorQuestion = { asked: 'details', check: 'product-facts' };
const EFFORT: VisitorQuestion = { asked: 'effort', check: 'form-length' };
const RETURN: VisitorQuestion = { asked: 'return', check: 'return-terms' };
const PRIVACY: VisitorQuestion = { asked: 'privacy', check: 'legal-links' };

/** At most four per page type, in the order in which visitors ask them. */
export const VISITOR_QUESTIONS: Record<PageType, readonly VisitorQuestion[]> = {
  saas: [WHAT, OTHERS, PRICE, { asked: 'trial', check: 'free-offer' }],
  'ecommerce-product': [
    DETAILS,
    { asked: 'buyers', check: 'review-count' },
    { asked: 'total', check: 'total-cost' },
    RETURN,
  ],
  'ecommerce-category': [
    PRICE,
    { asked: 'favorites', check: 'rating-placement' },
    { asked: 'delivery', check: 'shipping-offer' },
    { asked: 'phone', check: 'mobile-fit' },
  ],
  service: [WHAT, DETAILS, PRICE, REACH],
  app: [WHAT, DETAILS, { asked: 'rating', check: 'rating-level' }, PRICE],
  course: [DETAILS, PRICE, OTHERS, RETURN],
  nonprofit: [
    { asked: 'donation', check: 'gift-purpose' },
    WHO,
    { asked: 'payment', check: 'payment-security' },
    EFFORT,
  ],
  hospitality: [DETAILS, { asked: 'rating', check: 'rating-level' }, PRICE, REACH],
  portfolio: [{ asked: 'portfolio', check: 'headline-specificity' }, OTHERS, WHO, REACH],
  event: [{ asked: 'date', check: 'event-date' }, DETAILS, PRICE, RETURN],
  signup: [CONTENTS, EFFORT, PRIVACY, OTHERS],
  checkout: [
    { asked: 'total', check: 'total-cost' },
    { asked: 'account', check: 'guest-purchase' },
    { asked: 'payment', check: 'payment-security' },
    { asked: 'arrival', check: 'delivery-time' },
  ],
  pricing: [
    PRICE,
    { asked: 'plan', check: 'plan-comparison' },
    { asked: 'billing', check: 'billing-terms' },
    { asked: 'trial', check: 'free-offer' },
  ],
  article: [
    { asked: 'skim', check: 'scannable-copy' },
    { asked: 'author', check: 'content-dates' },
    { asked: 'legibility', check: 'text-size' },
    { asked: 'sources', check: 'claim-sources' },
  ],
  other: [WHAT, NEXT, OTHERS, REACH],
};
