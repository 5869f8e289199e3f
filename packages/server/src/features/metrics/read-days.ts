import { METRIC_SOURCES, type MetricSourceId } from '@liftmark/contract/measuring';
import { and, asc, eq, gte, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { measuredSites, pageMetrics } from '../../database/schema.ts';
import { tagSource } from './sources/tag.ts';
import { dayOf } from './tag/day-in.ts';
import { isSettled, type UnsettledDays } from './unsettled-days.ts';

/** A measured day with what is known about its quality. */
export interface ReadDay {
  day: string;
  visits: number;
  conversions: number;
  isSampled: boolean;
  isComplete: boolean;
  isImplausible: boolean;
}

/** The days of a page from the source that knows most of them. */
export interface PageDays {
  page: string;
  source: MetricSourceId;
  days: ReadDay[];
  /** In the time zone of the source. */
  today: string;
}

const REACH_DAYS = 400;
/** More than the month that lists show, so that a first day, which is partial, isn’t in it. */
const RECENT_REACH_DAYS = 36;
const MS_PER_DAY = 86_400_000;
/** Events that were turned away, beside those that were counted, from which on a day's figures aren't believed. */
const TURNED_AWAY = 20;
const TURNED_AWAY_SHARE = 0.05;

type Row = typeof pageMetrics.$inferSelect;

/**
 * One page, or all: these as far back as they are shown, and the last weeks of the others. Or only these, with all days
 * that are known.
 */
type Wanted = { page: string } | { wholePages: string[] } | { only: string[] };

/** The days of a workspace's pages. */
export async function readDays(database: Database, workspaceId: string, wanted: Wanted): Promise<PageDays[]> {
  const rows = await database
    .select()
    .from(pageMetrics)
    .where(and(eq(pageMetrics.workspaceId, workspaceId), isWanted(wanted)))
    .orderBy(asc(pageMetrics.page), asc(pageMetrics.day));
  if (rows.length === 0) return [];
  const tags = await tagsOf(database, workspaceId);
  return [...Map.groupBy(rows, (row) => row.page)].map(([name, ofPage]) =>
    fromBestSource(name, ofPage, tags.get(name.split('/')[0] ?? '')),
  );
}

function isWanted(wanted: Wanted): SQL | undefined {
  const { page, day } = pageMetrics;
  if ('only' in wanted) return inArray(page, wanted.only);
  const isShown = gte(day, daysAgo(REACH_DAYS));
  if ('page' in wanted) return and(isShown, eq(page, wanted.page));
  return and(isShown, or(gte(day, daysAgo(RECENT_REACH_DAYS)), inArray(page, wanted.wholePages)));
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** What is known of the tag on a host. */
interface Tag extends UnsettledDays {
  timeZone: string;
}

/** The tag of each host. */
async function tagsOf(database: Database, workspaceId: string): Promise<Map<string, Tag>> {
  const { hosts, timeZone, partialDays, otherGoalThrough } = measuredSites;
  const sites = await database
    .select({ hosts, timeZone, partialDays, otherGoalThrough })
    .from(measuredSites)
    .where(eq(measuredSites.workspaceId, workspaceId));
  return new Map(
    sites.flatMap(({ hosts: ofSite, ...tag }) => ofSite.map((host) => [host.replace(/^www\./, ''), tag])),
  );
}

function fromBestSource(page: string, rows: readonly Row[], tag: Tag | undefined): PageDays {
  const today = dayOf(tag?.timeZone ?? 'UTC', Date.now());
  const bySource = Map.groupBy(rows, (row) => row.source);
  const [best] = METRIC_SOURCES.flatMap((source) => {
    const own = bySource.get(source);
    return own ? [{ source, days: readable(own, today, source === tagSource.id ? tag : null) }] : [];
  }).sort((a, b) => whole(b.days) - whole(a.days));
  if (best === undefined) throw new Error('Rows without a source');
  return { page, ...best, today };
}

function whole(days: readonly ReadDay[]): number {
  return days.filter(({ isComplete, isImplausible }) => isComplete && !isImplausible).length;
}

/**
 * Today isn't over.
 * @param tag that counted them; null if another source did
 */
function readable(rows: readonly Row[], today: string, tag: Tag | null | undefined): ReadDay[] {
  return rows.map(({ day, visits, conversions, isSampled, isComplete, turnedAway }, at) => ({
    day,
    visits,
    conversions,
    isSampled,
    isComplete: isComplete && day < today && (tag === null || isWholeOf(tag, day, at)),
    isImplausible: turnedAway > Math.max(TURNED_AWAY, TURNED_AWAY_SHARE * visits) || conversions > visits,
  }));
}

/** A page's first day began when it was first seen. */
function isWholeOf(tag: Tag | undefined, day: string, at: number): boolean {
  return at > 0 && (tag === undefined || isSettled(tag, day));
}
