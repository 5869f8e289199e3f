import type { PageModel } from '../page/page-model.ts';

/** An address as a patch may carry it: of this page or site, or a number or mailbox; null for any other. */
export function ownAddress(page: PageModel, target: string | null): string | null {
  if (target === null || target === '') return null;
  if (target.startsWith('tel:') || target.startsWith('mailto:')) return target.split('?', 1)[0] ?? null;
  const own = URL.parse(page.snapshot.finalUrl);
  const url = URL.parse(target, page.main.base ?? page.snapshot.finalUrl);
  const base = URL.parse(page.main.base ?? page.snapshot.finalUrl);
  // A base element takes a path to its own site.
  if (own === null || url === null || url.origin !== own.origin || base?.origin !== own.origin) return null;
  const isHere = url.pathname === own.pathname && url.search === own.search;
  const isBased = base.pathname !== own.pathname || base.search !== own.search;
  if (isHere && !isBased) return url.hash.length > 1 ? url.hash : null;
  return url.pathname + url.search + url.hash;
}
