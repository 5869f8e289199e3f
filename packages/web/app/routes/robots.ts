import { siteOrigin } from '../content/site.ts';

/** Runs while the site is built only. */
export function loader(): Response {
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
}
