import { ARTICLE_SLUGS, articlePath } from './blog/slugs.ts';

/** Pages that are complete before any script runs, and that search engines may list. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/analyze',
  '/subscribe',
  '/features',
  '/methodology',
  '/tools',
  '/tools/conversion-calculator',
  '/tools/cro-checklist',
  '/tools/ab-test-planner',
  '/tools/roi-calculator',
  '/tools/customer-journey',
  '/blog',
  ...ARTICLE_SLUGS.map(articlePath),
  '/case-studies',
  '/help',
  '/contact',
  '/security',
  '/privacy',
  '/terms',
];
