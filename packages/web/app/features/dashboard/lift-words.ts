import { liftBetween, type MeasuredLift, measureLift, type PeriodCounts } from '@liftmark/contract/lift';

/** A relative change with its sign and one decimal: "+5.8%", "−3.0%". */
export function signedPercent(value: number): string {
  const shown = Math.abs(value).toFixed(1);
  if (shown === '0.0') return '0.0%';
  return `${value > 0 ? '+' : '−'}${shown}%`;
}

/** An average lift as cards show it; "0%" where there is none to average. */
export function averageWords(lift: number | null): string {
  return lift === null || lift === 0 ? '0%' : signedPercent(lift);
}

/** "+5.8% Improvement", "−3.0% Decrease", "No change". */
export function liftWords(lift: number): string {
  if (lift === 0) return 'No change';
  return `${signedPercent(lift)} ${lift > 0 ? 'Improvement' : 'Decrease'}`;
}

interface TrackedRates {
  preOptimizationCvr: number | null;
  postOptimizationCvr: number | null;
  preVisitors: number | null;
  preConversions: number | null;
  postVisitors: number | null;
  postConversions: number | null;
}

export interface TrackedLift {
  lift: number;
  /** Null where rates alone are known. */
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
