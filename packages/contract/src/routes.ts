/**
 * The screens that only the browser can draw: the server answers them with the single-page fallback and
 * status 200, and every other address without a prerendered file with 404. A segment in braces stands for any value.
 */
export const APP_ROUTES = [
  '/analyze',
  '/report/{id}',
  '/dashboard',
  '/account',
  '/founders',
  '/checkout',
  '/billing',
  '/verify-email',
  '/reset-password',
  '/unsubscribe',
] as const;

/** For founders alone: signed out it is answered with 401, for everybody else with 404. */
export const FOUNDERS_SCREEN = '/founders';

/** Where `/` leads those who are signed in. */
export const SIGNED_IN_HOME = '/dashboard';

/** Addresses that links, old bookmarks and people who guess use, and where each leads. */
export const REDIRECTS: Record<string, string> = {
  '/pricing': '/subscribe',
  '/upgrade': '/subscribe',
  '/forgot-password': '/analyze?auth=forgotten',
};

/**
 * What stands in built pages where only the running installation knows the address of the site and of its
 * support. The server puts in its own.
 */
export const BUILD_ORIGIN = 'https://liftmark.invalid';
export const BUILD_SUPPORT_EMAIL = 'support@liftmark.invalid';
