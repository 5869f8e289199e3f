const HERE = 'http://here.invalid';

/** Where people go after signing in by default. */
const DEFAULT = '/analyze';

/**
 * The path that a redirect may lead to: always within the product. Browsers interpret `//`, `/\` and control
 * characters as another site, so the address is judged the way they read it.
 */
export function safeReturnTo(asked: string | undefined): string {
  if (asked === undefined || !asked.startsWith('/') || asked.length > 2000) return DEFAULT;
  if (/[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, HERE)) return DEFAULT;
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  if (origin !== HERE || pathname.startsWith('//') || /^\/(?:api|auth)(?:\/|$)/i.test(pathname))
    return DEFAULT;
  return pathname + search + hash;
}
