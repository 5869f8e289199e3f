import type { PageType } from '@liftmark/contract/page-types';

/** Small fixes that nearly every page could use. Visitors rarely leave because of them. */
const HOUSEKEEPING: ReadonlySet<string> = new Set([
  'autofill-tokens',
  'billing-terms',
  'claim-sources',
  'content-dates',
  'exit-links',
  'faq',
  'field-labels',
  'image-alternatives',
  'legal-links',
  'moving-content',
  'organization-identity',
  'page-errors',
  'payment-methods',
  'product-video',
  'reading-grade',
  'support-channel',
  'tap-targets',
  'text-contrast',
  'title-headline-match',
  'trust-seals',
]);

/** Where the same is what people look for before they act: they pay here, or hand over what matters. */
const BLOCKERS: Partial<Record<PageType, readonly string[]>> = {
  checkout: ['legal-links', 'organization-identity', 'payment-methods', 'support-channel', 'field-labels'],
  signup: ['field-labels'],
  nonprofit: ['organization-identity'],
};

export function isHousekeeping(check: string, type: PageType): boolean {
  return HOUSEKEEPING.has(check) && BLOCKERS[type]?.includes(check) !== true;
}

/**
 * Checks whose advice helps only as part of a diagnosis. By itself ("the page has 7 text sizes", "add more detail about the
 * offer"), readers called it silly or minor wherever it was among the first five: 16 of 16 judgments on eight pages.
 */
const NO_ADVICE_ALONE: ReadonlySet<string> = new Set([
  'content-depth',
  'product-facts',
  'visual-order',
  'visual-quality',
]);

export function isAdviceAlone(check: string): boolean {
  return !NO_ADVICE_ALONE.has(check);
}
