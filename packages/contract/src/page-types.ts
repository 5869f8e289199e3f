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

export const PAGE_TYPE_LABELS: Record<PageType, string> = {
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
};
