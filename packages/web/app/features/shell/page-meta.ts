import type { Location, MetaDescriptor } from 'react-router';

interface PageMeta {
  title: string;
  description: string;
  location: Location;
  /** For screens that are nobody's business but the visitor's. Addresses with a query are never indexed. */
  noindex?: boolean;
}

/** Title, description, canonical link and share tags of one screen. */
export function pageMeta({ title, description, location, noindex = false }: PageMeta): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: location.pathname },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Liftmark' },
  ];
  if (noindex || location.search !== '') tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}
