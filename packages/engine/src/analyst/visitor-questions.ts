import type { PageType } from '@liftmark/contract/page-types';
import { questions } from './visitor-questions.text.ts';

/** A question that visitors have, and the check that decides whether the page answers it. */
export interface VisitorQuestion {
  question: string;
  check: string;
}

const WHAT = { question: questions.what, check: 'first-screen-explanation' };
const PRICE = { question: questions.price, check: 'price-visibility' };
const WHO = { question: questions.who, check: 'organization-identity' };
const OTHERS = { question: questions.others, check: 'customer-proof' };
const NEXT = { question: questions.next, check: 'action-position' };
const REACH = { question: questions.reach, check: 'contact-details' };
const CONTENTS = { question: questions.contents, check: 'offer-contents' };
const DETAILS = { question: questions.details, check: 'product-facts' };
const EFFORT = { question: questions.effort, check: 'form-length' };
const RETURN = { question: questions.return, check: 'return-terms' };
const PRIVACY = { question: questions.privacy, check: 'legal-links' };

/** At most four per page type, in the order in which visitors ask them. */
export const VISITOR_QUESTIONS: Record<PageType, readonly VisitorQuestion[]> = {
  saas: [WHAT, OTHERS, PRICE, { question: questions.trial, check: 'free-offer' }],
  'ecommerce-product': [
    DETAILS,
    { question: questions.buyers, check: 'review-count' },
    { question: questions.total, check: 'total-cost' },
    RETURN,
  ],
  'ecommerce-category': [
    PRICE,
    { question: questions.favorites, check: 'rating-placement' },
    { question: questions.delivery, check: 'shipping-offer' },
    { question: questions.phone, check: 'mobile-fit' },
  ],
  service: [WHAT, DETAILS, PRICE, REACH],
  app: [WHAT, DETAILS, { question: questions.rating, check: 'rating-level' }, PRICE],
  course: [DETAILS, PRICE, OTHERS, RETURN],
  nonprofit: [
    { question: questions.donation, check: 'gift-purpose' },
    WHO,
    { question: questions.payment, check: 'payment-security' },
    EFFORT,
  ],
  hospitality: [DETAILS, { question: questions.rating, check: 'rating-level' }, PRICE, REACH],
  portfolio: [{ question: questions.portfolio, check: 'headline-specificity' }, OTHERS, WHO, REACH],
  event: [{ question: questions.date, check: 'event-date' }, DETAILS, PRICE, RETURN],
  signup: [CONTENTS, EFFORT, PRIVACY, OTHERS],
  checkout: [
    { question: questions.total, check: 'total-cost' },
    { question: questions.account, check: 'guest-purchase' },
    { question: questions.payment, check: 'payment-security' },
    { question: questions.arrival, check: 'delivery-time' },
  ],
  pricing: [
    PRICE,
    { question: questions.plan, check: 'plan-comparison' },
    { question: questions.billing, check: 'billing-terms' },
    { question: questions.trial, check: 'free-offer' },
  ],
  article: [
    { question: questions.skim, check: 'scannable-copy' },
    { question: questions.author, check: 'content-dates' },
    { question: questions.legibility, check: 'text-size' },
    { question: questions.sources, check: 'claim-sources' },
  ],
  other: [WHAT, NEXT, OTHERS, REACH],
};
