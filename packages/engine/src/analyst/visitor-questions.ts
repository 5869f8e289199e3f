import type { PageType } from '@liftmark/contract/page-types';
import type { questions } from './visitor-questions.text.ts';

/** A question that visitors have, and the check that decides whether the page answers it. */
export interface VisitorQuestion {
  question: keyof typeof questions;
  check: string;
}

const WHAT: VisitorQuestion = { question: 'what', check: 'first-screen-explanation' };
const PRICE: VisitorQuestion = { question: 'price', check: 'price-visibility' };
const WHO: VisitorQuestion = { question: 'who', check: 'organization-identity' };
const OTHERS: VisitorQuestion = { question: 'others', check: 'customer-proof' };
const NEXT: VisitorQuestion = { question: 'next', check: 'action-position' };
const REACH: VisitorQuestion = { question: 'reach', check: 'contact-details' };
const CONTENTS: VisitorQuestion = { question: 'contents', check: 'offer-contents' };
const DETAILS: VisitorQuestion = { question: 'details', check: 'product-facts' };
const EFFORT: VisitorQuestion = { question: 'effort', check: 'form-length' };
const RETURN: VisitorQuestion = { question: 'return', check: 'return-terms' };
const PRIVACY: VisitorQuestion = { question: 'privacy', check: 'legal-links' };

/** At most four per page type, in the order in which visitors ask them. */
export const VISITOR_QUESTIONS: Record<PageType, readonly VisitorQuestion[]> = {
  saas: [WHAT, OTHERS, PRICE, { question: 'trial', check: 'free-offer' }],
  'ecommerce-product': [
    DETAILS,
    { question: 'buyers', check: 'review-count' },
    { question: 'total', check: 'total-cost' },
    RETURN,
  ],
  'ecommerce-category': [
    PRICE,
    { question: 'favorites', check: 'rating-placement' },
    { question: 'delivery', check: 'shipping-offer' },
    { question: 'phone', check: 'mobile-fit' },
  ],
  service: [WHAT, DETAILS, PRICE, REACH],
  app: [WHAT, DETAILS, { question: 'rating', check: 'rating-level' }, PRICE],
  course: [DETAILS, PRICE, OTHERS, RETURN],
  nonprofit: [
    { question: 'donation', check: 'gift-purpose' },
    WHO,
    { question: 'payment', check: 'payment-security' },
    EFFORT,
  ],
  hospitality: [DETAILS, { question: 'rating', check: 'rating-level' }, PRICE, REACH],
  portfolio: [{ question: 'portfolio', check: 'headline-specificity' }, OTHERS, WHO, REACH],
  event: [{ question: 'date', check: 'event-date' }, DETAILS, PRICE, RETURN],
  signup: [CONTENTS, EFFORT, PRIVACY, OTHERS],
  checkout: [
    { question: 'total', check: 'total-cost' },
    { question: 'account', check: 'guest-purchase' },
    { question: 'payment', check: 'payment-security' },
    { question: 'arrival', check: 'delivery-time' },
  ],
  pricing: [
    PRICE,
    { question: 'plan', check: 'plan-comparison' },
    { question: 'billing', check: 'billing-terms' },
    { question: 'trial', check: 'free-offer' },
  ],
  article: [
    { question: 'skim', check: 'scannable-copy' },
    { question: 'author', check: 'content-dates' },
    { question: 'legibility', check: 'text-size' },
    { question: 'sources', check: 'claim-sources' },
  ],
  other: [WHAT, NEXT, OTHERS, REACH],
};
