import type { PageModel } from '../page/page-model.ts';

/** An address as a patch may carry it: of this page or site, or a number or mailbox; null for any other. */
export function ownAddress(page: PageModel, target: string | null): string | null {
  if (target === null || target === '') return null;
  if (target.startsWith('tel:') || target.startsWith('mailto:')) return target.split('?', 1)[0] ?? null;
  const { finalUrl } = page.snapshot;
  const [own, base] = [URL.parse(finalUrl), URL.parse(page.main.base ?? finalUrl)];
  const url = URL.parse(target, base?.href);
  // A base element takes a path to its own site.
  if (own === null || url?.origin !== own.origin || base?.origin !== own.origin) return null;
  if (!isSamePage(url, own)) return url.pathname + url.search + url.hash;
  const address = isSamePage(base, own) ? url.hash : url.pathname + url.search + url.hash;
  return url.hash.length > 1 ? address : null;
}

function isSamePage(a: URL, b: URL): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
