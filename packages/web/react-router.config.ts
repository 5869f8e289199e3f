import type { Config } from '@react-router/dev/config';
import { PUBLIC_PAGES } from './app/content/public-pages.ts';

/** Public pages are complete HTML; every other address gets the single-page fallback. */
export default {
  ssr: false,
  prerender: [...PUBLIC_PAGES, '/404', '/blog/404', '/blog/rss.xml', '/sitemap.xml', '/robots.txt'],
} satisfies Config;
