import type { Egress } from './egress/egress.ts';
import type { PageSnapshot } from './snapshot.ts';

/** Targets that are named; more are counted. */
const NAMED = 3;
const MAX_NAME = 80;

/** What the browser itself keeps pages from, before any connection is asked for. */
const BROWSER_REFUSALS = /ERR_UNSAFE_PORT|ERR_BLOCKED_BY_(LOCAL|PRIVATE)_NETWORK_ACCESS/;

/** The sentence on what the page asked for besides its document and was refused; none where nothing was. */
export function refusalWarnings(
  egress: Pick<Egress, 'failures'>,
  { desktop, mobile }: Pick<PageSnapshot, 'desktop' | 'mobile'>,
): string[] {
  const refused = [...egress.failures()].flatMap(([target, { kind }]) =>
    kind === 'refused' ? [target] : [],
  );
  const requests = [desktop, mobile].flatMap((view) => view?.requests ?? []);
  const byBrowser = requests.flatMap(({ url, failure }) =>
    BROWSER_REFUSALS.test(failure ?? '') ? [URL.parse(url)?.host ?? ''] : [],
  );
  const names = [...new Set([...refused, ...byBrowser].map(nameOf))].filter((name) => name !== '').sort();
  if (names.length === 0) return [];
  return [
    `The page asked for addresses that Liftmark doesn't open, because they lead to a private network, an unusual port or a blocked host: ${listed(names)}. They were left out.`,
  ];
}

/** Without the port that the address itself need not name. */
function nameOf(target: string): string {
  return target.replace(/:(80|443)$/, '').slice(0, MAX_NAME);
}

function listed(names: readonly string[]): string {
  const named = names.slice(0, NAMED);
  const more = names.length - named.length;
  const parts = more > 0 ? [...named, `${more} more`] : named;
  const last = parts.pop();
  return parts.length === 0 ? `${last}` : `${parts.join(', ')} and ${last}`;
}
