import type { PageType } from '@liftmark/contract/page-types';

/** A question that visitors bring along, and the check that tells whether the page answers it. */
export interface VisitorQuestion {
  question: string;
  check: string;
}

const WHAT = { question: 'Does a sentence say what this is?', check: 'first-screen-explanation' };
const PRICE = { question: 'What does it cost?', check: 'price-visibility' };
const WHO = { question: 'Who is behind this?', check: 'organization-identity' };
const OTHERS = { question: 'Who else relies on it?', check: 'customer-proof' };
const NEXT = { question: 'What do I do next?', check: 'action-position' };
const REACH = { question: 'How do I reach a person?', check: 'contact-details' };
const CONTENTS = { question: 'What exactly do I get?', check: 'offer-contents' };
const DETAILS = { question: 'Does it fit my needs?', check: 'product-facts' };
const EFFORT = { question: 'How much do I have to fill in?', check: 'form-length' };
const RETURN = { question: 'What if I change my mind?', check: 'return-terms' };
const PRIVACY = { question: 'What happens to my data?', check: 'legal-links' };

/** At most four for each page type, in the order in which they arise. */
export const VISITOR_QUESTIONS: Record<PageType, readonly VisitorQuestion[]> = {
  saas: [WHAT, OTHERS, PRICE, { question: 'Can I try it first?', check: 'free-offer' }],
  'ecommerce-product': [
    DETAILS,
    { question: 'What do buyers say?', check: 'review-count' },
    { question: 'What will I pay in all?', check: 'total-cost' },
    RETURN,
  ],
  'ecommerce-category': [
    PRICE,
    { question: 'Which of these do others like?', check: 'rating-placement' },
    { question: 'What does delivery cost?', check: 'shipping-offer' },
    { question: 'Does it work on my phone?', check: 'mobile-fit' },
  ],
  service: [WHAT, DETAILS, PRICE, REACH],
  app: [WHAT, DETAILS, { question: 'How is it rated?', check: 'rating-level' }, PRICE],
  course: [DETAILS, PRICE, OTHERS, RETURN],
  nonprofit: [
    { question: 'What does my gift do?', check: 'gift-purpose' },
    WHO,
    { question: 'Is my payment safe?', check: 'payment-security' },
    EFFORT,
  ],
  hospitality: [DETAILS, { question: 'How is it rated?', check: 'rating-level' }, PRICE, REACH],
  portfolio: [{ question: 'What do they do?', check: 'headline-specificity' }, OTHERS, WHO, REACH],
  event: [{ question: 'When is it?', check: 'event-date' }, DETAILS, PRICE, RETURN],
  signup: [CONTENTS, EFFORT, PRIVACY, OTHERS],
  checkout: [
    { question: 'What will I pay in all?', check: 'total-cost' },
    { question: 'Do I need an account?', check: 'guest-purchase' },
    { question: 'Is my payment safe?', check: 'payment-security' },
    { question: 'When will it arrive?', check: 'delivery-time' },
  ],
  pricing: [
    PRICE,
    { question: 'Which plan is mine?', check: 'plan-comparison' },
    { question: 'How am I billed?', check: 'billing-terms' },
    { question: 'Can I try it first?', check: 'free-offer' },
  ],
  article: [
    { question: 'Can I skim it?', check: 'scannable-copy' },
    { question: 'Who wrote it, and when?', check: 'content-dates' },
    { question: 'Is it easy to read?', check: 'text-size' },
    { question: 'Where do the figures come from?', check: 'claim-sources' },
  ],
  other: [WHAT, NEXT, OTHERS, REACH],
};
