import type { PageType } from '@liftmark/contract/page-types';
import type { Goal } from '../languages/copy/copy-words.ts';
import type { PageFacts } from '../observe/facts.ts';

const USUAL: Record<PageType, Goal> = {
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

const TOLD: Record<NonNullable<PageFacts['told']['goal']>, Goal> = {
  sell: 'buy',
  leads: 'quote',
  signups: 'signup',
  bookings: 'book',
  donations: 'donate',
  downloads: 'download',
  inform: 'read',
};

/**
 * What the main button of the page asks for: the goal that the user gave, else the usual one for the page type. Some
 * services take appointments instead of giving quotes, and some places rent rooms instead of tables.
 */
export function goalOf({
  told,
  pageType,
  content,
}: Pick<PageFacts, 'told' | 'pageType'> & {
  content: Pick<PageFacts['content'], 'appointment' | 'house'>;
}): Goal {
  const goal = told.goal === null ? USUAL[pageType.type] : TOLD[told.goal];
  const byAppointment = pageType.type === 'service' && content.appointment !== null;
  if (goal === 'book' && pageType.type === 'hospitality') return content.house ?? goal;
  return byAppointment && (goal === 'quote' || goal === 'book') ? 'appointment' : goal;
}
