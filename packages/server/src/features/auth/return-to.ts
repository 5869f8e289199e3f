const HERE = 'http://here.invalid';

/** Where people go after signing in when nothing else was asked for. */
const DEFAULT = '/analyze';

/**
 * The path that a redirect may lead to: within the product, whatever was asked for. Browsers read `//`, `/\` and
 * control characters as ways to another site, so what they would make of it is what counts.
 */
export function safeReturnTo(asked: string | undefined): string {
  if (asked === undefined || !asked.startsWith('/') || asked.length > 2000) return DEFAULT;
  if (/[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, HERE)) return DEFAULT;
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  if (origin !== HERE || pathname.startsWith('//') || /^\/(?:api|auth)(?:\/|$)/i.test(pathname))
    return DEFAULT;
  return pathname + search + hash;
}
