/** The pages that belong to a site: those of one host, with or without `www.`, on one port. */
export interface SiteScope {
  /** As people know it: `shop.example.com`, with the port if it isn't the usual one. */
  host: string;
  contains(url: URL): boolean;
  /** The page that a link leads to, in its standard form; null if it isn't a page of the site. */
  pageAt(href: string, base: string): string | null;
}

const MAX_ADDRESS = 1_000;

/** Facets of a list make endless addresses. */
const MAX_PARAMETERS = 2;

/** Endings of addresses that are pages. Any other ending is a file. */
const PAGE_ENDINGS = new Set('html htm xhtml php asp aspx jsp cfm do'.split(' '));
const LONGEST_ENDING = 5;

export function scopeOf(start: string): SiteScope {
  const host = bareHost(new URL(start));
  const contains = (url: URL) => bareHost(url) === host;
  return {
    host,
    contains,
    pageAt(href, base) {
      const url = URL.parse(href.trim(), base);
      if (url === null || !isWeb(url) || !contains(url)) return null;
      if (url.username !== '' || url.password !== '') return null;
      url.hash = '';
      if (url.search === '') url.search = '';
      if (isFile(url.pathname)) return null;
      if ([...url.searchParams].length > MAX_PARAMETERS || url.href.length > MAX_ADDRESS) return null;
      return url.href;
    },
  };
}

function bareHost(url: URL): string {
  return url.host.startsWith('www.') ? url.host.slice(4) : url.host;
}

export function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

function isFile(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (!last.includes('.')) return false;
  const ending = last.slice(last.lastIndexOf('.') + 1).toLowerCase();
  return ending !== '' && ending.length <= LONGEST_ENDING && !PAGE_ENDINGS.has(ending);
}
