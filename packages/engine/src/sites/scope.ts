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
const PAGE_ENDING = /\.(?:x?html?|php\d?|aspx?|jspx?|cfm|do)$/i;

export function scopeOf(start: string): SiteScope {
  const host = bareHost(new URL(start));
  const contains = (url: URL) => bareHost(url) === host;
  return {
    host,
    contains,
    pageAt(href, base) {
      const url = URL.parse(href.trim(), base);
      if (url === null || !/^https?:$/.test(url.protocol) || !contains(url)) return null;
      if (url.username !== '' || url.password !== '') return null;
      url.hash = '';
      if (url.search === '') url.search = '';
      const last = url.pathname.slice(url.pathname.lastIndexOf('/'));
      if (/\.[a-z0-9]{1,5}$/i.test(last) && !PAGE_ENDING.test(last)) return null;
      if ([...url.searchParams].length > MAX_PARAMETERS || url.href.length > MAX_ADDRESS) return null;
      return url.href;
    },
  };
}

function bareHost(url: URL): string {
  return url.host.replace(/^www\./, '');
}
