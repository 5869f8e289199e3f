import { labeled } from './labels/in-languages.ts';
import { text } from './score-words.text.ts';

export const PAGE_TYPES = [
  'saas',
  'ecommerce-product',
  'ecommerce-category',
  'service',
  'app',
  'course',
  'nonprofit',
  'hospitality',
  'portfolio',
  'event',
  'signup',
  'checkout',
  'pricing',
  'article',
  'other',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];

export const PAGE_TYPE_LABELS: Record<PageType, string> = labeled(({ pageTypes }) => pageTypes, {
  saas: 'Software service',
  'ecommerce-product': 'Product page',
  'ecommerce-category': 'Product category',
  service: 'Service business',
  app: 'App',
  course: 'Course',
  nonprofit: 'Nonprofit',
  hospitality: 'Hospitality',
  portfolio: 'Portfolio',
  event: 'Event',
  signup: 'Sign-up form',
  checkout: 'Checkout',
  pricing: 'Pricing page',
  article: 'Article',
  other: 'Other',
});

/**
 * From this confidence on a page is judged by the rules of its type; below it, only by those that hold for
 * every page.
 */
const JUDGED_CONFIDENCE = 0.6;

/** From this confidence on the type is stated without a caveat. */
const SURE_CONFIDENCE = 0.8;

interface RecognizedType {
  type: PageType;
  /** 0 to 1. */
  confidence: number;
  /** Whether a person chose it. */
  chosen: boolean;
}

/** Whether a page is judged by the rules of the type that was recognized. */
export function isTypeCertain({ confidence, chosen }: RecognizedType): boolean {
  return chosen || confidence >= JUDGED_CONFIDENCE;
}

/**
 * The type that a page is judged as: the chosen one, the recognized one, or `other` where that is uncertain.
 */
export function judgedPageType(recognized: RecognizedType): PageType {
  return isTypeCertain(recognized) ? recognized.type : 'other';
}

/** The type of a page, with how sure that is. */
export function pageTypeWords(recognized: RecognizedType): string {
  const { type, confidence, chosen } = recognized;
  const label = PAGE_TYPE_LABELS[type];
  const { pageType: words } = text;
  if (chosen) return words.selected({ label });
  if (confidence >= SURE_CONFIDENCE) return words.detected({ label });
  if (isTypeCertain(recognized)) return words.probable({ label });
  return type === 'other' ? words.undetermined : words.possible({ label });
}
