import type { ArticleSlug } from './slugs.ts';

/** The three topics of the blog, each with the article to start with. */
export const TOPICS: { name: string; text: string; slug: ArticleSlug }[] = [
  {
    name: 'Landing Pages',
    text: 'Headlines, forms, proof and speed: what works on a page, ranked by the evidence.',
    slug: 'critical-landing-page-elements',
  },
  {
    name: 'A/B Testing',
    text: 'How much traffic a test needs, why early winners shrink, and when to skip testing.',
    slug: 'ai-analysis-vs-traditional-testing',
  },
  {
    name: 'Psychology',
    text: 'Social proof, scarcity and choice, from the studies themselves, not from slide decks.',
    slug: 'visitor-psychology-conversions',
  },
];
