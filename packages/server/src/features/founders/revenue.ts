import type { FoundersRevenue } from '@liftmark/contract/founders';
import { PLANS } from '@liftmark/contract/plans';
import { sql } from 'drizzle-orm';
import { lastComparison } from './comparison.ts';
import { type FounderDeps, isFounderRow, oneRow } from './founder-accounts.ts';
import { type Period, percentOf } from './range.ts';

/** The figures of the revenue tab, from the stored state of the payment provider's subscriptions. */
export async function loadRevenue(deps: FounderDeps, { from, now }: Period): Promise<FoundersRevenue> {
  const isOwn = sql`not exists (select 1 from users u where u.id = s.user_id and ${isFounderRow('u', deps)})`;
  const isRunning = sql`first_paid_at <= ${now} and pro_until > ${now}`;
  const hasTrialEnded = sql`trial_ends_at >= ${from} and trial_ends_at <= ${now}`;
  const counts = await oneRow<
    Omit<FoundersRevenue, 'mrr' | 'churnRate' | 'trialConversionRate' | 'comparison'> & {
      monthlySeats: number;
      annualSeats: number;
      atStart: number;
      left: number;
    }
  >(
    deps.database,
    sql`
      with own as materialized (select * from subscriptions s where ${isOwn}),
        at_start as (
          select distinct user_id from own where first_paid_at <= ${from} and pro_until > ${from})
      select (count(distinct user_id) filter (where ${isRunning} and plan_type = 'monthly'))::int
          as "monthlySubscribers",
        (count(distinct user_id) filter (where ${isRunning} and plan_type = 'annual'))::int
          as "annualSubscribers",
        coalesce(sum(quantity) filter (where ${isRunning} and plan_type = 'monthly'), 0)::int as "monthlySeats",
        coalesce(sum(quantity) filter (where ${isRunning} and plan_type = 'annual'), 0)::int as "annualSeats",
        (count(*) filter (where trial_ends_at is not null and created_at >= ${from}))::int as "trialSignups",
        (count(*) filter (where ${hasTrialEnded}))::int as "trialsEnded",
        (count(*) filter (where ${hasTrialEnded} and first_paid_at is not null))::int as "trialConversions",
        (select count(*) from at_start)::int as "atStart",
        (select count(*) from at_start where user_id not in (
          select user_id from own where ${isRunning}))::int as "left"
      from own`,
  );
  const { atStart, left, monthlySeats, annualSeats, ...figures } = counts;
  return {
    ...figures,
    mrr: (monthlySeats * PLANS.monthly.perMonth + annualSeats * PLANS.annual.perMonth) / 100,
    churnRate: percentOf(left, atStart),
    trialConversionRate: percentOf(figures.trialConversions, figures.trialsEnded),
    comparison: await lastComparison(deps),
  };
}
