import type { ConversionReport } from '@liftmark/contract/report';
import { withoutWww } from '../page/address.ts';

type Addressed = Pick<ConversionReport, 'url' | 'finalUrl' | 'title'>;

/**
 * Whether two reports are about the same page, by the address that was requested or the one where the page opened. A
 * page at another address may have moved if its title is the same, or its path on a subdomain of the same site, such as
 * from staging to live. A path alone proves nothing: every site has a page at its root.
 */
export function pageRelation(before: Addressed, after: Addressed): 'same' | 'moved' | 'other' {
  const then = [before.url, before.finalUrl].map(placeOf);
  const now = [after.url, after.finalUrl].map(placeOf);
  const some = (isAlike: (one: Place, other: Place) => boolean): boolean =>
    then.some((one) => now.some((other) => isAlike(one, other)));
  if (some((one, other) => one.host === other.host && one.path === other.path)) return 'same';
  const hasTitle = before.title.trim() !== '' && before.title === after.title;
  const isKin = hasTitle || some((one, other) => one.path === other.path && isOneSite(one.host, other.host));
  return isKin ? 'moved' : 'other';
}

interface Place {
  host: string;
  path: string;
}

/** Whether one is a subdomain of the other. */
function isOneSite(one: string, other: string): boolean {
  return one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/** Without the parts that don't change the page: scheme, "www.", query, fragment and trailing slash. */
function placeOf(address: string): Place {
  const url = URL.parse(address);
  // A file edited by hand may contain anything.
  if (url === null) return { host: '', path: address };
  return { host: withoutWww(url.host), path: url.pathname.replace(/\/+$/, '') };
}
