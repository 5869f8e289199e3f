/**
 * The screens that only the browser can draw. The server answers them with the single-page fallback and
 * status 200, and every other address without a prerendered file with 404. A segment in braces matches any
 * value.
 */
export const APP_ROUTES = [
  '/analyze',
  '/report/{id}',
  '/shared/{token}',
  '/dashboard',
  '/sites',
  '/sites/{id}',
  '/teamwork',
  '/teamwork/{month}',
  '/account',
  '/account/team',
  '/account/mcp',
  '/account/clients',
  '/account/clients/{id}',
  '/account/webhooks',
  '/account/webhooks/{id}',
  '/account/measuring',
  '/account/measuring/page',
  '/founders',
  '/checkout',
  '/billing',
  '/verify-email',
  '/reset-password',
  '/invitation',
  '/unsubscribe',
] as const;

/** For founders only: 401 when signed out, 404 for everyone else. */
export const FOUNDERS_SCREEN = '/founders';

/** Where `/` leads those who are signed in. */
export const SIGNED_IN_HOME = '/dashboard';

/** Addresses that links, old bookmarks and guesses use, and where each leads. */
export const REDIRECTS: Record<string, string> = {
  '/pricing': '/subscribe',
  '/upgrade': '/subscribe',
  '/forgot-password': '/analyze?auth=forgotten',
};

/**
 * Placeholders in built pages for the address and support mailbox of the site, which only the running
 * installation knows. The server fills them in.
 */
export const BUILD_ORIGIN = 'https://liftmark.invalid';
export const BUILD_SUPPORT_EMAIL = 'support@liftmark.invalid';
