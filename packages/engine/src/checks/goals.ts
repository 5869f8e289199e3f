import type { PageType } from '@liftmark/contract/page-types';
import type { Goal } from '../languages/copy/copy-words.ts';

/** What the main button of a page usually asks for. */
export const GOALS: Record<PageType, Goal> = {
  saas: 'signup',
  'ecommerce-product': 'buy',
  'ecommerce-category': 'buy',
  service: 'quote',
  app: 'download',
  course: 'enroll',
  nonprofit: 'donate',
  hospitality: 'book',
  portfolio: 'contact',
  event: 'tickets',
  signup: 'signup',
  checkout: 'order',
  pricing: 'choose',
  article: 'read',
  other: 'other',
};
