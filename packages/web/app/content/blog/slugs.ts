/** The articles, newest first. Each has a Markdown file of the same name next to this one. */
export const ARTICLE_SLUGS = [
  'critical-landing-page-elements',
  'visitor-psychology-conversions',
  'ai-analysis-vs-traditional-testing',
  'mobile-first-conversion-strategies',
  'ecommerce-conversion-fundamentals',
  'saas-conversion-best-practices',
] as const;

export type ArticleSlug = (typeof ARTICLE_SLUGS)[number];

export function articlePath(slug: ArticleSlug): string {
  return `/blog/${slug}`;
}
