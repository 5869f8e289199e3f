import { pattern } from '../language/patterns.ts';
import type { names } from './topics.text.ts';

/** What people ask about, and the checks that answer it, the closest first. */
export interface Topic {
  /** Of its name in `topics.text.ts`. */
  name: keyof typeof names;
  words: RegExp;
  /** How words begin that ask for it in the other languages of the pages. */
  elsewhere?: RegExp;
  checks: readonly string[];
  /** Matches the words of a page that are about it. */
  shows?: RegExp;
}

export const TOPICS: readonly Topic[] = [
  {
    name: 'headline',
    words: /\b(?:head ?lines?|headings?|h1|title)\b/i,
    elsewhere: pattern('headlineTopic'),
    checks: ['headline-specificity', 'main-headline', 'title-headline-match'],
  },
  {
    name: 'explanation',
    words: /\b(?:sub-?head(?:line|ing)s?|explanations?|value propositions?|what (?:we|i) (?:do|offer))\b/i,
    checks: ['first-screen-explanation', 'headline-specificity', 'offer-contents'],
  },
  {
    name: 'action',
    words: /\b(?:buttons?|ctas?|calls? to action|call-to-action|main action|next step)\b/i,
    elsewhere: pattern('actionTopic'),
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
    words: /\b(?:trust\w*|credib\w*|serious|reputable|legit\w*)\b/i,
    elsewhere: pattern('trustTopic'),
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
    words: pattern('asksWhoRuns'),
    checks: ['organization-identity', 'contact-details'],
  },
  {
    name: 'proof',
    words:
      /\b(?:testimonials?|social proof|customers? (?:voices?|quotes?|say)|case stud\w+|logos?|references)\b/i,
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
    words: /\b(?:fillers?|placeholders?|lorem ipsum|dummy|templates?)\b/i,
    checks: ['template-remnants', 'testimonial-originality'],
  },
  {
    name: 'reviews',
    words: /\b(?:reviews?|ratings?|stars?)\b/i,
    elsewhere: pattern('reviewsTopic'),
    checks: ['review-count', 'rating-level', 'rating-placement', 'review-provenance', 'rating-consistency'],
  },
  {
    name: 'prices',
    words: /\b(?:prices?|pricing|costs?|fees?|plans?|billing)\b/i,
    elsewhere: pattern('pricesTopic'),
    checks: ['price-visibility', 'total-cost', 'plan-comparison', 'billing-terms', 'reference-price-basis'],
    shows: /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:USD|EUR|GBP|CHF|kr|zł|lei|dollars?|euros?|pounds?)(?!\p{L}))/iu,
  },
  {
    name: 'shipping',
    words: /\b(?:shipping|delivery|deliver|postage)\b/i,
    elsewhere: pattern('shippingTopic'),
    checks: ['shipping-offer', 'delivery-time', 'total-cost'],
  },
  {
    name: 'guarantee',
    words: /\b(?:guarantees?|refunds?|returns?|money[- ]back|warrant(?:y|ies))\b/i,
    elsewhere: pattern('guaranteeTopic'),
    checks: ['guarantee', 'return-terms'],
  },
  {
    name: 'free',
    words: /\b(?:free (?:trial|offer|plan|version)|trials?|freebies?)\b/i,
    checks: ['free-offer', 'trial-terms', 'trial-length'],
  },
  {
    name: 'form',
    words: /\b(?:forms?|fields?|sign-?ups?|registration)\b/i,
    elsewhere: pattern('formTopic'),
    checks: ['form-length', 'field-labels', 'autofill-tokens', 'sensitive-fields', 'preselected-options'],
  },
  {
    name: 'speed',
    words: /\b(?:speed|fast|slow\w*|quick to load|load(?:s|ing)?(?: time)?|performance|lcp|cls|tbt)\b/i,
    elsewhere: pattern('speedTopic'),
    checks: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'],
  },
  {
    name: 'phone',
    words: /\b(?:mobiles?|phones?(?! number)|smartphones?|small screens?|responsive)\b/i,
    elsewhere: pattern('phoneTopic'),
    checks: ['mobile-fit', 'tap-targets', 'text-size'],
  },
  {
    name: 'contact',
    words: /\b(?:contacts?|phone numbers?|e-?mail address|postal address|support|live chat)\b/i,
    elsewhere: pattern('contactTopic'),
    checks: ['contact-details', 'support-channel', 'organization-identity'],
  },
  {
    name: 'urgency',
    words: /\b(?:urgency|urgent|scarcity|deadlines?|countdowns?|limited[- ]time|pressure)\b/i,
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
    words: /\b(?:videos?|films?|clips?)\b/i,
    checks: ['product-video'],
  },
  {
    name: 'images',
    words: /\b(?:images?|photos?|pictures?)\b/i,
    checks: ['product-images', 'image-alternatives', 'rendering-defects'],
  },
  {
    name: 'copy',
    words: /\b(?:copy|wording|texts?|fonts?|contrast|readab\w+|jargon|buzzwords?|hype)\b/i,
    checks: ['hype-words', 'reading-grade', 'scannable-copy', 'text-contrast', 'text-size'],
  },
  {
    name: 'faq',
    words: /\b(?:faqs?|frequently asked)\b/i,
    checks: ['faq'],
  },
  {
    name: 'interruptions',
    words: /\b(?:pop-?ups?|overlays?|banners?|modals?|adverts?|ads)\b/i,
    checks: ['entry-overlay', 'confirm-shaming', 'ad-share', 'moving-content'],
  },
  {
    name: 'navigation',
    words: /\b(?:navigation|menus?|links?)\b/i,
    checks: ['desktop-navigation', 'exit-links'],
  },
  {
    name: 'legal',
    words: /\b(?:privacy|legal|imprint|terms|gdpr|https|secure|security|ssl)\b/i,
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
    const index = question.search(topic.words);
    return index < 0 ? [] : [{ topic, index }];
  });
  if (named.length === 0) return TOPICS.filter(({ elsewhere }) => elsewhere?.test(question)).slice(0, 1);
  return named.toSorted((a, b) => a.index - b.index).map(({ topic }) => topic);
}
