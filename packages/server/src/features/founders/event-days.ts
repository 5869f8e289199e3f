import { type SQL, sql } from 'drizzle-orm';
import { type FounderDeps, founderIds } from './founder-accounts.ts';

type Founders = Pick<FounderDeps, 'founderEmails'>;

/** Excludes events of founders. Events without a user count. */
function isCounted(deps: Founders): SQL {
  return sql`(e.user_id is null or e.user_id not in ${founderIds(deps)})`;
}

/**
 * Visits from `from` (inclusive) to `before` (exclusive), by day: `(day, visits, bounces, seconds)`. A visit is one
 * browser session with consent on one UTC day, with at least one page view; a bounce has one page only.
 * @param day of a timestamp; if it is constant, the whole period counts as one
 */
export function visitsBetween(deps: Founders, from: Date, to: Date, day: SQL): SQL {
  return sql`
    select day, count(*)::int as visits, (count(*) filter (where pages = 1))::int as bounces,
      coalesce(sum(seconds), 0)::int as seconds
    from (
      select ${day} as day, e.session_id,
        count(distinct e.properties->>'path') filter (where e.event = 'page_view') as pages,
        sum((e.properties->>'seconds')::int) filter (where e.event = 'engagement') as seconds
      from analytics_events e
      where e.timestamp >= ${from} and e.timestamp < ${to} and e.event in ('page_view', 'engagement')
        and e.session_id is not null and ${isCounted(deps)}
      group by 1, e.session_id) visits
    where pages > 0 group by day`;
}

/** Active accounts without founders: `(day, active_users)`. */
export function activeBetween(deps: Founders, from: Date, to: Date, day: (moment: SQL) => SQL): SQL {
  return sql`
    select day, count(distinct user_id)::int as active_users
    from (
      select ${day(sql`e.timestamp`)} as day, e.user_id::text as user_id from analytics_events e
      where e.timestamp >= ${from} and e.timestamp < ${to} and e.user_id is not null
      union all
      select ${day(sql`a.created_at`)}, substr(a.actor, 6) from analyses a
      where a.created_at >= ${from} and a.created_at < ${to} and a.actor like 'user:%') active
    where user_id not in (select id::text from ${founderIds(deps)} founders)
    group by day`;
}

/** Page views: `(day, path, views)`. */
export function viewsBetween(deps: Founders, from: Date, to: Date): SQL {
  return sql`
    select ${utcDay(sql`e.timestamp`)} as day, e.properties->>'path' as path, count(*)::int as views
    from analytics_events e
    where e.timestamp >= ${from} and e.timestamp < ${to} and e.event = 'page_view' and ${isCounted(deps)}
    group by 1, 2`;
}

export function utcDay(moment: SQL): SQL {
  return sql`(${moment} at time zone 'UTC')::date`;
}
