import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { activeBetween, utcDay, viewsBetween, visitsBetween } from './event-days.ts';
import { type FounderDeps, oneRow } from './founder-accounts.ts';
import { DAY_MS, type Period, percentOf } from './range.ts';

const POPULAR_PAGES = 10;

interface Traffic {
  visits: number;
  dailyActiveUsers: number;
  /** Seconds. */
  avgSessionDuration: number;
  bounceRate: number;
  popularPages: { path: string; views: number }[];
}

/**
 * How the pages were used. Rolled-up days are read as such; later events are counted on request, so the figures are
 * current.
 */
export async function loadTraffic(deps: FounderDeps, period: Period): Promise<Traffic> {
  const { database } = deps;
  const raw = await rawFrom(database, period);
  const isDays = period.range !== '24h';
  const day = (moment: ReturnType<typeof sql>) => (isDays ? utcDay(moment) : sql`current_date`);
  const until = new Date(period.now.getTime() + 1);
  const rolled = sql`from event_days where ${isDays} and day >= ${dayOf(period.from)} and day < ${dayOf(raw)}`;
  const [visited, active, pages] = await Promise.all([
    oneRow<{ visits: number; bounces: number; seconds: number }>(
      database,
      sql`select coalesce(sum(visits), 0)::int as visits, coalesce(sum(bounces), 0)::int as bounces,
          coalesce(sum(seconds), 0)::float8 as seconds
        from (select day, visits, bounces, seconds ${rolled}
          union all ${visitsBetween(deps, raw, until, day(sql`e.timestamp`))}) days`,
    ),
    oneRow<{ total: number }>(
      database,
      sql`select coalesce(sum(active_users), 0)::int as total
        from (select day, active_users ${rolled} union all ${activeBetween(deps, raw, until, day)}) days`,
    ),
    database.execute<{ path: string; views: number }>(
      sql`select path, sum(views)::int as views
        from (
          select path, views from page_days
          where ${isDays} and day >= ${dayOf(period.from)} and day < ${dayOf(raw)}
          union all select path, views from (${viewsBetween(deps, raw, until)}) viewed) pages
        group by path order by views desc, path limit ${POPULAR_PAGES}`,
    ),
  ]);
  return {
    visits: visited.visits,
    dailyActiveUsers: active.total / period.days,
    avgSessionDuration: visited.visits === 0 ? 0 : visited.seconds / visited.visits,
    bounceRate: percentOf(visited.bounces, visited.visits),
    popularPages: pages.rows,
  };
}

/** Start of the events to count: the first day of the period that isn't rolled up. */
async function rawFrom(database: Database, { from, range }: Period): Promise<Date> {
  if (range === '24h') return from;
  const { last } = await oneRow<{ last: string | null }>(
    database,
    sql`select max(day)::text as last from event_days`,
  );
  const rolledUntil = last === null ? 0 : Date.parse(last) + DAY_MS;
  return new Date(Math.max(from.getTime(), rolledUntil));
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
