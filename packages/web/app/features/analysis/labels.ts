import type { AUDIENCES, PAGE_GOALS, TRAFFIC_SOURCES } from '@liftmark/contract/analysis';

export const PAGE_GOAL_LABELS: Record<(typeof PAGE_GOALS)[number], string> = {
  sell: 'Sell something',
  leads: 'Get inquiries',
  signups: 'Get sign-ups',
  bookings: 'Get bookings',
  donations: 'Collect donations',
  downloads: 'Get downloads',
  inform: 'Inform',
};

export const AUDIENCE_LABELS: Record<(typeof AUDIENCES)[number], string> = {
  business: 'Businesses',
  consumer: 'Consumers',
};

export const TRAFFIC_SOURCE_LABELS: Record<(typeof TRAFFIC_SOURCES)[number], string> = {
  search: 'Search engines',
  ads: 'Ads',
  social: 'Social networks',
  email: 'E-mail',
  direct: 'Directly',
};
