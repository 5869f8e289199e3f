import type { ConversionReport } from '@liftmark/contract/report';

type Addressed = Pick<ConversionReport, 'url' | 'finalUrl' | 'title'>;

/**
 * Whether two reports are about one page: by the address that was asked for or the one where the page opened. Another
 * address may be the same page moved: where the title is the same, or the path within one site, such as from staging to
 * the live site. One path alone tells nothing, since every site has a page at its root.
 */
export function kinshipOf(before: Addressed, after: Addressed): 'same' | 'moved' | 'other' {
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

/** Without what leaves a page the same: scheme, "www.", query, fragment and the slash at the end. */
function placeOf(address: string): Place {
  const url = URL.parse(address);
  // A file that was written by hand may hold anything.
  if (url === null) return { host: '', path: address };
  return { host: url.host.replace(/^www\./, ''), path: url.pathname.replace(/\/+$/, '') };
}
