import type { ArticleSlug } from './slugs.ts';

/** The three topics of the blog, each leading to the article that it is best begun with. */
export const TOPICS: { name: string; text: string; slug: ArticleSlug }[] = [
  {
    name: 'Landing Pages',
    text: 'Headlines, forms, proof and speed: what earns its place on a page, in order of the evidence.',
    slug: 'critical-landing-page-elements',
  },
  {
    name: 'A/B Testing',
    text: 'How much traffic a test needs, why early winners shrink, and when to leave testing alone.',
    slug: 'ai-analysis-vs-traditional-testing',
  },
  {
    name: 'Psychology',
    text: 'Social proof, scarcity and choice, from the studies themselves and not from the slides.',
    slug: 'visitor-psychology-conversions',
  },
];
