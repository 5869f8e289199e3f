import { allCards } from '../content/blog/articles.server.ts';
import { articlePath } from '../content/blog/slugs.ts';
import { siteOrigin } from '../content/site.ts';

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Runs only at build time. */
export function loader(): Response {
  const items = allCards().map(({ title, excerpt, slug, date, category }) => {
    const address = `${siteOrigin()}${articlePath(slug)}`;
    return `<item>
<title>${escaped(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<description>${escaped(excerpt)}</description>
<category>${escaped(category)}</category>
<pubDate>${new Date(date).toUTCString()}</pubDate>
</item>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>The Liftmark blog</title>
<link>${siteOrigin()}/blog</link>
<atom:link href="${siteOrigin()}/blog/rss.xml" rel="self" type="application/rss+xml"/>
<description>Conversion research you can verify: every figure names its study.</description>
<language>en-US</language>
${items.join('\n')}
</channel>
</rss>
`;
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml' } });
}
