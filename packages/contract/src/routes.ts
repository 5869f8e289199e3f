/**
 * The screens that only the browser can draw: the server answers them with the single-page fallback and
 * status 200, and every other address without a prerendered file with 404. A segment in braces stands for any value.
 */
export const APP_ROUTES = ['/analyze', '/report/{id}'] as const;

/** Addresses that links and old bookmarks use, and where each leads. */
export const REDIRECTS: Record<string, string> = {
  '/pricing': '/subscribe',
  '/upgrade': '/subscribe',
};
