import { alternatives, compose, type PatternName, pattern } from '../language/patterns.ts';
import type { names } from './topics.text.ts';

/** What people ask about, and the checks that answer it, the closest first. */
export interface Topic {
  /** Of its name in `topics.text.ts`. */
  name: keyof typeof names;
  /** Of English, which decides first, and of the other languages of the pages. */
  words: PatternName;
  checks: readonly string[];
  /** Matches the words of a page that are about it. */
  shows?: RegExp;
}

export const TOPICS: readonly Topic[] = [
  {
    name: 'headline',
    words: 'headlineTopic',
    checks: ['headline-specificity', 'main-headline', 'title-headline-match'],
  },
  {
    name: 'explanation',
    words: 'explanationTopic',
    checks: ['first-screen-explanation', 'headline-specificity', 'offer-contents'],
  },
  {
    name: 'action',
    words: 'actionTopic',
    checks: [
      'primary-action',
      'primary-action-label',
      'action-position',
      'action-contrast',
      'ad-like-action',
    ],
  },
  {
    name: 'trust',
    words: 'trustTopic',
    checks: [
      'contact-details',
      'organization-identity',
      'customer-proof',
      'secure-connection',
      'legal-links',
      'payment-security',
      'guarantee',
      'claim-sources',
      'template-remnants',
      'page-errors',
    ],
  },
  {
    name: 'identity',
    words: 'asksWhoRuns',
    checks: ['organization-identity', 'contact-details'],
  },
  {
    name: 'proof',
    words: 'proofTopic',
    checks: [
      'testimonial-originality',
      'customer-proof',
      'testimonial-attribution',
      'proof-position',
      'customer-logos',
    ],
  },
  {
    name: 'filler',
    words: 'fillerTopic',
    checks: ['template-remnants', 'testimonial-originality'],
  },
  {
    name: 'reviews',
    words: 'reviewsTopic',
    checks: ['review-count', 'rating-level', 'rating-placement', 'review-provenance', 'rating-consistency'],
  },
  {
    name: 'prices',
    words: 'pricesTopic',
    checks: ['price-visibility', 'total-cost', 'plan-comparison', 'billing-terms', 'reference-price-basis'],
    shows: compose(
      String.raw`\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:${alternatives('currencyCode')}|${alternatives('currencyWord')})(?!\p{L}))`,
      'iu',
    ),
  },
  {
    name: 'shipping',
    words: 'shippingTopic',
    checks: ['shipping-offer', 'delivery-time', 'total-cost'],
  },
  {
    name: 'guarantee',
    words: 'guaranteeTopic',
    checks: ['guarantee', 'return-terms'],
  },
  {
    name: 'free',
    words: 'freeTopic',
    checks: ['free-offer', 'trial-terms', 'trial-length'],
  },
  {
    name: 'form',
    words: 'formTopic',
    checks: ['form-length', 'field-labels', 'autofill-tokens', 'sensitive-fields', 'preselected-options'],
  },
  {
    name: 'speed',
    words: 'speedTopic',
    checks: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'],
  },
  {
    name: 'phone',
    words: 'phoneTopic',
    checks: ['mobile-fit', 'tap-targets', 'text-size'],
  },
  {
    name: 'contact',
    words: 'contactTopic',
    checks: ['contact-details', 'support-channel', 'organization-identity'],
  },
  {
    name: 'urgency',
    words: 'urgencyTopic',
    checks: [
      'timely-reason',
      'deadline-precision',
      'expired-deadlines',
      'countdown-continuity',
      'stock-claim-consistency',
      'pressure-wording',
    ],
  },
  {
    name: 'video',
    words: 'videoTopic',
    checks: ['product-video'],
  },
  {
    name: 'images',
    words: 'imagesTopic',
    checks: ['product-images', 'image-alternatives', 'rendering-defects'],
  },
  {
    name: 'copy',
    words: 'copyTopic',
    checks: ['hype-words', 'reading-grade', 'scannable-copy', 'text-contrast', 'text-size'],
  },
  {
    name: 'faq',
    words: 'faqTopic',
    checks: ['faq'],
  },
  {
    name: 'interruptions',
    words: 'interruptionsTopic',
    checks: ['entry-overlay', 'confirm-shaming', 'ad-share', 'moving-content'],
  },
  {
    name: 'navigation',
    words: 'navigationTopic',
    checks: ['desktop-navigation', 'exit-links'],
  },
  {
    name: 'legal',
    words: 'legalTopic',
    checks: ['legal-links', 'secure-connection', 'payment-security', 'sensitive-fields'],
  },
];

/** The topic that a question names first. */
export function topicOf(question: string): Topic | null {
  return topicsOf(question)[0] ?? null;
}

/** The topics that a question names, in its own order. */
export function topicsOf(question: string): Topic[] {
  const named = TOPICS.flatMap((topic) => {
    const index = question.search(pattern(topic.words, 'en'));
    return index < 0 ? [] : [{ topic, index }];
  });
  if (named.length === 0) return TOPICS.filter(({ words }) => pattern(words).test(question)).slice(0, 1);
  return named.toSorted((a, b) => a.index - b.index).map(({ topic }) => topic);
}
