/** A path on this site with its query, from untrusted input; null if it leads to another site. */
export function ownPath(value: string | null, origin: string = window.location.origin): string | null {
  if (value === null || !value.startsWith('/') || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
