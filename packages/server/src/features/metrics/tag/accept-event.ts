import { measuredPageOf } from '@liftmark/contract/measuring';
import { isBot } from './bots.ts';
import type { Counters } from './counters.ts';
import type { DayIn } from './day-in.ts';
import type { EventKind, Judge } from './plausibility.ts';
import type { TaggedSite } from './site-directory.ts';

export interface TagEvent {
  site: TaggedSite;
  /** `v/pricing` for a visit of that path, `c/pricing` for a conversion. */
  body: string;
  origin: string | undefined;
  userAgent: string | undefined;
  network: string;
  /** How many events this one stands for. */
  weight: number;
}

export interface TagDeps {
  judge: Judge;
  counters: Counters;
  dayIn: DayIn;
}

const KINDS: Record<string, EventKind> = { v: 'visit', c: 'conversion' };
const LONGEST_PATH = 500;

/** Counts an event, unless it isn't one of the site's visitors. Whoever sent it doesn't learn which. */
export function acceptEvent(deps: TagDeps, event: TagEvent): void {
  const kind = KINDS[event.body.slice(0, 1)];
  const path = event.body.slice(1);
  if (kind === undefined || path.length > LONGEST_PATH || isBot(event.userAgent)) return;
  const { site, weight } = event;
  const page = pageOn(site, event.origin, path);
  if (page === null) return;
  const isReported = site.reported.has(page);
  if (!isReported && mayIdentify(path)) return;
  const verdict = deps.judge({ siteId: site.id, page, kind, network: event.network, isReported });
  if (verdict === 'ignored') return;
  const isCounted = verdict === 'counted';
  deps.counters.add({
    siteId: site.id,
    page,
    day: deps.dayIn(site.timeZone),
    visits: isCounted && kind === 'visit' ? weight : 0,
    conversions: isCounted && kind === 'conversion' ? weight : 0,
    turnedAway: isCounted ? 0 : weight,
    isSampled: weight > 1,
  });
}

/** The page of a path, if the browser says that one of the site's hosts sent it. */
function pageOn({ hosts }: TaggedSite, origin: string | undefined, path: string): string | null {
  const from = origin === undefined ? null : URL.parse(origin);
  if (from === null || !hosts.has(from.host) || !path.startsWith('/')) return null;
  const address = URL.parse(`${from.origin}${path}`);
  return address === null || address.host !== from.host ? null : measuredPageOf(address.href);
}

/** Paths such as `/reset/9f8a7c…` or `/users/me@shop.test` aren't stored: they could name a person or open something. */
function mayIdentify(path: string): boolean {
  return (
    /@|%40/i.test(path) ||
    path.split('/').some((part) => part.length >= 20 && /\d/.test(part) && !/-.+-/.test(part))
  );
}
