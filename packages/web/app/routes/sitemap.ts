import { cardOf } from '../content/blog/articles.server.ts';
import { ARTICLE_SLUGS, articlePath } from '../content/blog/slugs.ts';
import { PUBLIC_PAGES } from '../content/public-pages.ts';
import { siteOrigin } from '../content/site.ts';

/** Runs only at build time. */
export function loader(): Response {
  const dates = new Map(ARTICLE_SLUGS.map((slug) => [articlePath(slug), cardOf(slug).date]));
  const entries = PUBLIC_PAGES.map((path) => {
    const date = dates.get(path);
    const modified = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${siteOrigin()}${path}</loc>${modified}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
