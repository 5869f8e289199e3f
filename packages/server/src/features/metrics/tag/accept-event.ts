import { measuredPageOf } from '@liftmark/contract/measuring';
import { isBot } from './bots.ts';
import type { Counters } from './counters.ts';
import type { DayIn } from './day-in.ts';
import type { EventKind, IsPlausible } from './plausibility.ts';
import type { FindSite, TaggedSite } from './site-directory.ts';

export interface TagEvent {
  key: string;
  /** `v/pricing` for a visit of that path, `c/pricing` for a conversion. */
  body: string;
  origin: string | undefined;
  userAgent: string | undefined;
  network: string;
  /** How many events this one stands for. */
  weight: number;
}

export interface TagDeps {
  findSite: FindSite;
  isPlausible: IsPlausible;
  counters: Counters;
  dayIn: DayIn;
}

const KINDS: Record<string, EventKind> = { v: 'visit', c: 'conversion' };
const LONGEST_PATH = 500;

/** Counts an event, unless it isn't one of the site's visitors. Whoever sent it doesn't learn which. */
export async function acceptEvent(deps: TagDeps, event: TagEvent): Promise<void> {
  const kind = KINDS[event.body.slice(0, 1)];
  const path = event.body.slice(1);
  if (kind === undefined || path.length > LONGEST_PATH || isBot(event.userAgent)) return;
  const site = await deps.findSite(event.key, event.network);
  const page = site?.isOn ? pageOn(site, event.origin, path) : null;
  if (!site || page === null) return;
  const isReported = site.reported.has(page);
  if (!isReported && mayIdentify(path)) return;
  const isCounted = deps.isPlausible({ siteId: site.id, page, kind, network: event.network, isReported });
  deps.counters.add({
    siteId: site.id,
    page,
    day: deps.dayIn(site.timeZone),
    visits: isCounted && kind === 'visit' ? event.weight : 0,
    conversions: isCounted && kind === 'conversion' ? event.weight : 0,
    turnedAway: isCounted ? 0 : event.weight,
    isSampled: event.weight > 1,
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
