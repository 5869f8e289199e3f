import { siteOrigin } from '../content/site.ts';

/** Runs only at build time. */
export function loader(): Response {
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
}
