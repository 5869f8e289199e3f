/** Of addresses that pages are loaded from, as `URL` gives them. */
export const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);
