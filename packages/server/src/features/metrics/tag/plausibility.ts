import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export type EventKind = 'visit' | 'conversion';

/** Events of an address on one site, within a minute. */
const PER_ADDRESS_AND_MINUTE = 60;
/** Of an address on one page, within a day: an office behind one address has many people. */
const MOST_VISITS = 60;
const MOST_CONVERSIONS = 15;
/** Conversions of an address whose visit another process counted, or the day before. */
const WITHOUT_VISIT = 1;
/** Events of a page within a minute, from everywhere. */
const PER_PAGE_AND_MINUTE = 3_000;
/** Pages of a site without a report that are counted on a day. */
const PAGES_PER_DAY = 300;
const REMEMBERED = 100_000;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** `ignored` is what an address sends beyond what people do. `turnedAway` is too much from everywhere, so figures are wrong. */
type Verdict = 'counted' | 'ignored' | 'turnedAway';

export type Judge = (event: {
  siteId: string;
  page: string;
  kind: EventKind;
  /** The network that it came from, as of `networkOf`. */
  network: string;
  isReported: boolean;
}) => Verdict;

/**
 * Judges whether visitors would send an event. Addresses are hashed with a salt that is only in memory and lives for a
 * day, so what is remembered identifies no one and can't be linked to the day before.
 */
export function createJudge(now: () => number = Date.now): Judge {
  const counts = new LRUCache<string, number>({ max: REMEMBERED });
  const pages = new Map<string, Set<string>>();
  let [day, salt] = [-1, randomBytes(16)];
  const fits = (key: string, most: number): boolean => {
    const next = (counts.get(key) ?? 0) + 1;
    if (next > most) return false;
    counts.set(key, next);
    return true;
  };
  return ({ siteId, page, kind, network, isReported }) => {
    const today = Math.floor(now() / MS_PER_DAY);
    if (today !== day) {
      [day, salt] = [today, randomBytes(16)];
      counts.clear();
      pages.clear();
    }
    const minute = Math.floor(now() / MS_PER_MINUTE);
    const who = createHash('sha256').update(salt).update(network).digest('base64url').slice(0, 16);
    const own = (of: EventKind) => `${siteId} ${who} ${of} ${page}`;
    const visits = () => Math.max(WITHOUT_VISIT, counts.get(own('visit')) ?? 0);
    const most = kind === 'conversion' ? Math.min(visits(), MOST_CONVERSIONS) : MOST_VISITS;
    if (!fits(`${siteId} ${who} ${minute}`, PER_ADDRESS_AND_MINUTE)) return 'ignored';
    if (!fits(own(kind), most)) return 'ignored';
    if (!fits(`${siteId} ${minute} ${page}`, PER_PAGE_AND_MINUTE)) return 'turnedAway';
    return isReported || hasRoom(pages, siteId, page) ? 'counted' : 'turnedAway';
  };
}

function hasRoom(pages: Map<string, Set<string>>, siteId: string, page: string): boolean {
  const seen = pages.get(siteId) ?? new Set();
  pages.set(siteId, seen);
  if (!seen.has(page) && seen.size >= PAGES_PER_DAY) return false;
  seen.add(page);
  return true;
}
