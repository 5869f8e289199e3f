/** How many came and how many of them converted, in one period. */
export interface PeriodCounts {
  visitors: number;
  conversions: number;
}

export const LIFT_VERDICTS = ['clear improvement', 'not enough data yet', 'clear decline'] as const;
export type LiftVerdict = (typeof LIFT_VERDICTS)[number];

/** Relative changes, in percent. */
export interface MeasuredLift {
  lift: number;
  /** Bounds of the 95 % interval. */
  low: number;
  high: number;
  verdict: LiftVerdict;
}

/** Relative change between two rates in percent; null where there is nothing to compare with. */
export function liftBetween(before: number | null, after: number | null): number | null {
  return before !== null && after !== null && before > 0 ? ((after - before) / before) * 100 : null;
}

/** Conversion rate of a period, in percent; null without visitors. */
export function rateOf({ visitors, conversions }: PeriodCounts): number | null {
  return visitors > 0 ? (conversions / visitors) * 100 : null;
}

/** Two-sided, 5 %. */
const Z = 1.959964;

/**
 * Relative change of a conversion rate with its 95 % interval: the logarithm of the ratio of two proportions, after
 * Katz and others, "Obtaining confidence intervals for the risk ratio in cohort studies", Biometrics 34 (1978). Half a
 * conversion is added to periods of which one has none (Walter 1975), so that an interval exists.
 *
 * @returns null where a period has no visitors
 */
export function measureLift(before: PeriodCounts, after: PeriodCounts): MeasuredLift | null {
  if (before.visitors <= 0 || after.visitors <= 0) return null;
  const extra = before.conversions === 0 || after.conversions === 0 ? 0.5 : 0;
  const counts = [before, after].map(({ visitors, conversions }) => ({
    visitors: visitors + extra,
    conversions: conversions + extra,
  }));
  const [first, second] = counts as [PeriodCounts, PeriodCounts];
  const ratio = second.conversions / second.visitors / (first.conversions / first.visitors);
  const error = Math.sqrt(
    counts.reduce((sum, { visitors, conversions }) => sum + 1 / conversions - 1 / visitors, 0),
  );
  const percent = (logarithm: number): number => (Math.exp(logarithm) - 1) * 100;
  const low = percent(Math.log(ratio) - Z * error);
  const high = percent(Math.log(ratio) + Z * error);
  return { lift: (ratio - 1) * 100, low, high, verdict: verdictOf(low, high) };
}

function verdictOf(low: number, high: number): LiftVerdict {
  if (low > 0) return 'clear improvement';
  return high < 0 ? 'clear decline' : 'not enough data yet';
}
