/** How many people came and how many of them converted, in one period. */
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

/** Relative change between two rates in percent; null if there is nothing to compare with. */
export function liftBetween(before: number | null, after: number | null): number | null {
  return before !== null && after !== null && before > 0 ? ((after - before) / before) * 100 : null;
}

/** Conversion rate of a period, in percent; null without visitors. */
export function rateOf({ visitors, conversions }: PeriodCounts): number | null {
  return visitors > 0 ? (conversions / visitors) * 100 : null;
}

/** "9%", "2.4%", "8.3333%". */
export function rateWords(rate: number): string {
  return `${Number(rate.toFixed(4))}%`;
}

/**
 * Whether a rate, in percent, matches the one from the counts, up to the decimals that were left out; at
 * least one decimal is compared.
 */
export function isRateOf(rate: number, counts: PeriodCounts): boolean {
  const exact = rateOf(counts);
  const decimals = Math.max(1, String(rate).split('.')[1]?.length ?? 0);
  return exact !== null && Math.abs(rate - exact) <= 0.51 * 10 ** -decimals;
}

/** Two-sided, 5 %. */
const Z = 1.959964;

/**
 * Relative change of a conversion rate with its 95 % interval: the logarithm of the ratio of two proportions,
 * after Katz and others, "Obtaining confidence intervals for the risk ratio in cohort studies", Biometrics 34
 * (1978). If a period has no conversions, half a conversion is added (Walter 1975), so that an interval
 * exists.
 * @returns null if a period has no visitors
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

export function verdictOf(low: number, high: number): LiftVerdict {
  if (low > 0) return 'clear improvement';
  return high < 0 ? 'clear decline' : 'not enough data yet';
}

export type TrackedRates = {
  preOptimizationCvr: number | null;
  postOptimizationCvr: number | null;
  preVisitors: number | null;
  preConversions: number | null;
  postVisitors: number | null;
  postConversions: number | null;
};

export interface TrackedLift {
  lift: number;
  /** Null where only rates are known. */
  measured: MeasuredLift | null;
}

/** The lift of a page, with its interval where the counts behind both rates are known. */
export function liftOf(page: TrackedRates): TrackedLift | null {
  const lift = liftBetween(page.preOptimizationCvr, page.postOptimizationCvr);
  if (lift === null) return null;
  const before = countsOf(page.preVisitors, page.preConversions);
  const after = countsOf(page.postVisitors, page.postConversions);
  return { lift, measured: before && after && measureLift(before, after) };
}

function countsOf(visitors: number | null, conversions: number | null): PeriodCounts | null {
  return visitors === null || conversions === null ? null : { visitors, conversions };
}
