import type { PeriodSum } from './effects.ts';

/** A month of whole weeks. */
export const FOUR_WEEKS = 28;
/** With fewer days, it matters which weekdays they are. */
export const LEAST_WHOLE_DAYS = 7;

/** Visits and conversions in 28 days at the pace of the whole days among them; null with fewer than seven. */
export function inFourWeeks({ days, visits, conversions }: PeriodSum): Omit<PeriodSum, 'days'> | null {
  if (days < LEAST_WHOLE_DAYS) return null;
  const share = FOUR_WEEKS / days;
  return { visits: Math.round(visits * share), conversions: conversions * share };
}
