import type { FoundersAnalytics } from '@liftmark/contract/founders';
import { sql } from 'drizzle-orm';
import { type FounderDeps, founderIds, isFounderRow, oneRow } from './founder-accounts.ts';
import { DAY_MS, type Period, percentOf } from './range.ts';
import { loadTraffic } from './traffic.ts';

/** New sign-ups always cover this period, whatever the range. */
const RECENT_DAYS = 7;
/** The customer id of accounts with a customer's rights but no card. */
const NO_CARD = 'master_access';

/** True if an account has a card on file. */
export const HAS_CARD = sql`(u.stripe_customer_id is not null and u.stripe_customer_id <> ${NO_CARD}::text)`;
/** True if an account is in a free trial. */
export const IN_TRIAL = sql`(u.subscription_status = 'trialing' and (u.pro_until is null or u.pro_until > now()))`;

/** The figures of the analytics tab. Founders' accounts never count. */
export async function loadAnalytics(deps: FounderDeps, period: Period): Promise<FoundersAnalytics> {
  const [accounts, { users: uniqueUsersWithReports }, signupsByDay, traffic] = await Promise.all([
    countAccounts(deps, period),
    countReporters(deps, period),
    listSignups(deps, period),
    loadTraffic(deps, period),
  ]);
  const { converted, created, convertedBefore, createdBefore, ...counts } = accounts;
  const conversionRate = percentOf(converted, created);
  const rateBefore = percentOf(convertedBefore, createdBefore);
  return {
    ...counts,
    ...traffic,
    uniqueUsersWithReports,
    signupsByDay,
    conversionRate,
    conversionGrowth: rateBefore === 0 ? null : ((conversionRate - rateBefore) / rateBefore) * 100,
    trustRate: Math.round(percentOf(counts.cardsOnFile, counts.totalUniqueUsers)),
  };
}

type AccountCounts = Pick<
  FoundersAnalytics,
  'totalUniqueUsers' | 'trialUsers' | 'recentSignups' | 'cardsOnFile' | 'freeAnalysisOnly'
> & { created: number; converted: number; createdBefore: number; convertedBefore: number };

function countAccounts(deps: FounderDeps, { from, before, now }: Period): Promise<AccountCounts> {
  const recent = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const inPeriod = sql`u.created_at >= ${from}`;
  const inPeriodBefore = sql`u.created_at >= ${before} and u.created_at < ${from}`;
  return oneRow(
    deps.database,
    sql`
      select count(*)::int as "totalUniqueUsers",
        (count(*) filter (where ${IN_TRIAL}))::int as "trialUsers",
        (count(*) filter (where u.created_at >= ${recent}))::int as "recentSignups",
        (count(*) filter (where ${HAS_CARD}))::int as "cardsOnFile",
        (count(*) filter (where not ${HAS_CARD}))::int as "freeAnalysisOnly",
        (count(*) filter (where ${inPeriod}))::int as "created",
        (count(*) filter (where ${inPeriod} and s.user_id is not null))::int as "converted",
        (count(*) filter (where ${inPeriodBefore}))::int as "createdBefore",
        (count(*) filter (where ${inPeriodBefore} and s.user_id is not null))::int as "convertedBefore"
      from users u
        left join (select distinct user_id from subscriptions where pro_until > created_at) s on s.user_id = u.id
      where not ${isFounderRow('u', deps)}`,
  );
}

function countReporters(deps: FounderDeps, { from }: Period): Promise<{ users: number }> {
  return oneRow(
    deps.database,
    sql`
      select count(distinct r.user_id)::int as users from reports r
      where r.created_at >= ${from} and r.user_id not in ${founderIds(deps)}`,
  );
}

async function listSignups(
  deps: FounderDeps,
  { from, now }: Period,
): Promise<FoundersAnalytics['signupsByDay']> {
  const { rows } = await deps.database.execute<{ day: string; signups: number }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(counted.signups, 0)::int as signups
    from generate_series(
        date_trunc('day', ${from}::timestamptz at time zone 'UTC'), ${now}::timestamptz at time zone 'UTC', '1 day'
      ) as days(day)
      left join (
        select (u.created_at at time zone 'UTC')::date as day, count(*) as signups from users u
        where u.created_at >= ${from} and not ${isFounderRow('u', deps)} group by 1
      ) counted on counted.day = days.day::date
    order by days.day`);
  return rows;
}
