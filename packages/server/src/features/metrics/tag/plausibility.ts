import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export type EventKind = 'visit' | 'conversion';

/** Events of an address on one site, within a minute. */
const PER_ADDRESS_AND_MINUTE = 60;
/** Events of an address on one page, within a day: an office behind one address has many people. */
const PER_ADDRESS_AND_DAY: Record<EventKind, number> = { visit: 60, conversion: 15 };
/** Events of a page within a minute, from everywhere. */
const PER_PAGE_AND_MINUTE = 3_000;
/** Pages of a site without a report that are counted on a day. */
const PAGES_PER_DAY = 300;
const REMEMBERED = 100_000;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

export type IsPlausible = (event: {
  siteId: string;
  page: string;
  kind: EventKind;
  /** The network that it came from, as of `networkOf`. */
  network: string;
  isReported: boolean;
}) => boolean;

/**
 * Judges whether visitors would send an event. Addresses are hashed with a salt that is only in memory and lives for a
 * day, so what is remembered identifies no one and can't be linked to the day before.
 */
export function createPlausibility(now: () => number = Date.now): IsPlausible {
  const counts = new LRUCache<string, number>({ max: REMEMBERED });
  const pages = new Map<string, Set<string>>();
  let [day, salt] = [-1, randomBytes(16)];
  const count = (key: string): number => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
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
    if (count(`${siteId} ${who} ${minute}`) > PER_ADDRESS_AND_MINUTE) return false;
    if (count(`${siteId} ${who} ${kind} ${page}`) > PER_ADDRESS_AND_DAY[kind]) return false;
    if (count(`${siteId} ${minute} ${page}`) > PER_PAGE_AND_MINUTE) return false;
    return isReported || hasRoom(pages, siteId, page);
  };
}

function hasRoom(pages: Map<string, Set<string>>, siteId: string, page: string): boolean {
  const seen = pages.get(siteId) ?? new Set();
  pages.set(siteId, seen);
  if (!seen.has(page) && seen.size >= PAGES_PER_DAY) return false;
  seen.add(page);
  return true;
}
