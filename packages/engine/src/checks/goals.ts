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
 * What the main button of the page asks for: as the person said, else as is usual for its type. Who comes to a service
 * by appointment wants no quote; who comes to a house that gives beds takes no table there.
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
