import { COMPARED_REPORTS, type FoundersHealth } from '@liftmark/contract/founders-health';
import { LOW_RATING } from '@liftmark/contract/rating';
import { type SQL, sql } from 'drizzle-orm';
import { type FounderDeps, oneRow } from './founder-accounts.ts';
import { type Period, percentOf } from './range.ts';

type Ratings = Pick<FoundersHealth, 'ratings' | 'averageRating' | 'ratingCount' | 'lowRated'>;

const LISTED_CHECKS = 10;

/** People's ratings of the reports, and the checks that low-rated reports have in common. */
export async function loadRatings(deps: FounderDeps, period: Period): Promise<Ratings> {
  const [days, low, other] = await Promise.all([
    ratingsByDay(deps, period),
    countChecks(deps, period, sql`t.rating <= ${LOW_RATING}`),
    countChecks(deps, period, sql`t.rating > ${LOW_RATING}`),
  ]);
  const ratingCount = days.reduce((sum, { count }) => sum + count, 0);
  const stars = days.reduce((sum, { average, count }) => sum + average * count, 0);
  return {
    ratings: days,
    ratingCount,
    averageRating: ratingCount === 0 ? null : stars / ratingCount,
    lowRated: { reports: low.reports, checks: compareChecks(low, other) },
  };
}

async function ratingsByDay({ database }: FounderDeps, { from, now }: Period): Promise<Ratings['ratings']> {
  const { rows } = await database.execute<Ratings['ratings'][number]>(sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, avg(rating)::float8 as average,
      count(*)::int as count
    from ratings where created_at >= ${from} and created_at <= ${now} group by 1 order by 1`);
  return rows;
}

interface CheckCounts {
  reports: number;
  checks: Record<string, number>;
}

/** How many of the newest reports got advice from each check. */
function countChecks({ database }: FounderDeps, { from, now }: Period, isOfKind: SQL): Promise<CheckCounts> {
  return oneRow<CheckCounts & Record<string, unknown>>(
    database,
    sql`
      with newest as materialized (
        select t.report_id from ratings t
        where t.created_at >= ${from} and t.created_at <= ${now} and ${isOfKind}
        order by t.created_at desc limit ${COMPARED_REPORTS}),
      advised as (
        select distinct r.id, jsonb_array_elements_text(each->'checks') as "check"
        from (select distinct report_id from newest) rated,
          -- One look-up each: the advice is large, and how much there is of it can't be guessed beforehand.
          lateral (
            select id, recommendations from reports
            where id = rated.report_id and input_type in ('url', 'manual') offset 0) r,
          jsonb_array_elements(r.recommendations) as listed(each))
      select (select count(distinct report_id) from newest)::int as reports,
        (select coalesce(json_object_agg("check", times), '{}')
          from (select "check", count(*)::int as times from advised group by "check") counted) as checks`,
  );
}

/** The checks that low-rated reports have more often than the others, the most significant first. */
function compareChecks(low: CheckCounts, other: CheckCounts): Ratings['lowRated']['checks'] {
  return Object.entries(low.checks)
    .map(([check, times]) => ({
      check,
      lowShare: percentOf(times, low.reports),
      otherShare: percentOf(other.checks[check] ?? 0, other.reports),
    }))
    .sort((a, b) => b.lowShare - b.otherShare - (a.lowShare - a.otherShare) || a.check.localeCompare(b.check))
    .slice(0, LISTED_CHECKS);
}
