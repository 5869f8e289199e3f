import type { Config } from '@react-router/dev/config';

/** Public pages are complete HTML; every other address gets the single-page fallback. */
export default {
  ssr: false,
  prerender: [
    '/',
    '/methodology',
    '/analyze',
    '/tools',
    '/tools/conversion-calculator',
    '/tools/cro-checklist',
    '/tools/ab-test-planner',
    '/tools/roi-calculator',
    '/tools/customer-journey',
  ],
} satisfies Config;
