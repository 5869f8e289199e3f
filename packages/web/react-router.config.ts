import type { Config } from '@react-router/dev/config';

/** Public pages are complete HTML; every other address gets the single-page fallback. */
export default {
  ssr: false,
  prerender: ['/', '/methodology', '/analyze'],
} satisfies Config;
