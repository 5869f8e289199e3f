import type { Location, MetaDescriptor } from 'react-router';
import { KEYWORDS } from '../../content/keywords.ts';
import { siteOrigin } from '../../content/site.ts';

/** A schema.org object, without its context. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

interface PageMeta {
  title: string;
  description: string;
  location: Location;
  /** For private screens. Addresses with a query are never indexed. */
  noindex?: boolean;
  /** Set for an article. */
  article?: { published: string; tags: string[] };
  structuredData?: StructuredData[];
}

/** Title, description, keywords, canonical link, share tags and structured data of one screen. */
export function pageMeta({
  title,
  description,
  location,
  noindex = false,
  article,
  structuredData = [],
}: PageMeta): MetaDescriptor[] {
  const origin = siteOrigin();
  // At build time, a page's address ends in a slash.
  const path = location.pathname.replace(/(?<=.)\/$/, '');
  const address = `${origin}${path}`;
  const keywords = article?.tags ?? KEYWORDS[path] ?? [];
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: article === undefined ? 'website' : 'article' },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: 'Liftmark' },
    { property: 'og:image', content: `${origin}/share.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Liftmark: page audits you can verify' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (keywords.length > 0) tags.push({ name: 'keywords', content: keywords.join(', ') });
  if (article !== undefined) {
    tags.push({ property: 'article:published_time', content: article.published });
    for (const tag of article.tags) tags.push({ property: 'article:tag', content: tag });
  }
  if (noindex || location.search !== '') tags.push({ name: 'robots', content: 'noindex' });
  else tags.push({ tagName: 'link', rel: 'canonical', href: address });
  for (const thing of structuredData) {
    tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } });
  }
  return tags;
}

/** The breadcrumbs from the start page to this one. */
export function breadcrumbData(steps: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteOrigin()}${path}`,
    })),
  };
}

/** A free tool and its breadcrumbs. */
export function toolData({ name, path }: { name: string; path: string }): StructuredData[] {
  return [
    {
      '@type': 'WebApplication',
      name,
      url: `${siteOrigin()}${path}`,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
    breadcrumbData([
      { name: 'Tools', path: '/tools' },
      { name, path },
    ]),
  ];
}
