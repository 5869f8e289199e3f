import { UPLOAD_ORIGIN } from '@liftmark/contract/uploads';
import type { Egress } from '../egress/egress.ts';
import type { PageSnapshot } from '../snapshot.ts';
import { text as warnings } from '../warnings.text.ts';

/** Targets beyond these are counted, not named. */
const NAMED = 3;
const MAX_NAME = 80;

/** Errors of requests that the browser itself refuses, before it asks for a connection. */
const BROWSER_REFUSALS = [
  'ERR_UNSAFE_PORT',
  'ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS',
  'ERR_BLOCKED_BY_PRIVATE_NETWORK_ACCESS',
];

/** A sentence about the requests of the page that were refused; none if none were. */
export function refusalWarnings(
  egress: Pick<Egress, 'failures'>,
  { desktop, mobile }: Pick<PageSnapshot, 'desktop' | 'mobile'>,
): string[] {
  const failures = [...egress.failures()];
  const refused = failures.flatMap(([target, { kind }]) => (kind === 'refused' ? [target] : []));
  const requests = [desktop, mobile].flatMap((view) => view?.requests ?? []);
  if (failures.some(([, { reason }]) => reason === 'isolated'))
    return leftOutWarnings(requests.flatMap(({ url, refused: isOut }) => (isOut ? [hostOf(url)] : [])));
  const byBrowser = requests.flatMap(({ url, failure }) =>
    BROWSER_REFUSALS.some((code) => failure?.includes(code)) ? [hostOf(url)] : [],
  );
  const names = [...new Set([...refused, ...byBrowser].map(nameOf))].filter((name) => name !== '').sort();
  if (names.length === 0) return [];
  return [warnings.refused({ targets: listed(names) })];
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}

/** About what a page needs that wasn't uploaded with it. */
function leftOutWarnings(names: readonly string[]): string[] {
  const own = new URL(UPLOAD_ORIGIN).host;
  const others = [...new Set(names)].filter((name) => name !== own).sort();
  return [
    ...(names.includes(own) ? [warnings.missingFiles] : []),
    ...(others.length > 0 ? [warnings.leftOut({ targets: listed(others) })] : []),
  ];
}

/** Without the default ports. */
function nameOf(target: string): string {
  return target.replace(/:(80|443)$/, '').slice(0, MAX_NAME);
}

function listed(names: readonly string[]): string {
  const named = names.slice(0, NAMED);
  const count = names.length - named.length;
  const parts = count > 0 ? [...named, warnings.more({ count })] : named;
  const last = parts.pop();
  return parts.length === 0 ? `${last}` : warnings.listed({ items: parts.join(', '), last: `${last}` });
}
