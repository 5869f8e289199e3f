import { type MeasuredLift, verdictOf } from '../lift.ts';
import { dayNumber, type MeasuredDay } from './measured-day.ts';
import { detectableLift } from './power.ts';
import { fitRate, marginOf, type RateFit } from './rate-model.ts';
import { type ChangeWindow, type DatedChange, LEAST_DAYS, WINDOW_DAYS, windowsOf } from './windows.ts';

/** Visits and conversions over days. */
export interface PeriodSum {
  days: number;
  visits: number;
  conversions: number;
}

export interface RateEffect extends MeasuredLift {
  /** Conversion rates in percent: after the change, and what the days before lead to expect without it. */
  rate: number;
  expectedRate: number;
}

/** What became of a page's conversion rate with a change, or with several that can't be separated. */
export interface ChangeEffect<Change extends DatedChange = DatedChange> {
  changes: Change[];
  from: string;
  until: string;
  before: PeriodSum;
  after: PeriodSum;
  /** Days of odd traffic that are left out. */
  leftOut: number;
  mayBeUnderstated: boolean;
  /** Null until there is enough data. */
  effect: RateEffect | null;
  /** What is missing for an estimate, 0 where nothing is. */
  missing: { daysBefore: number; daysAfter: number; conversions: number };
  /** The smallest rise in percent that whole windows of this traffic show four times in five; null if unknown. */
  detectable: number | null;
}

/** Conversions that each side needs, or would have at the rate of the other. */
export const LEAST_CONVERSIONS = 20;
/** A day with this many times the visits of a usual one isn't about the page. */
const ODD_VISITS = 8;

/** The effects of a page's changes, the latest first. Days that aren't given weren't measured. */
export function effectsOf<Change extends DatedChange>(
  days: readonly MeasuredDay[],
  changes: readonly Change[],
): ChangeEffect<Change>[] {
  const inOrder = days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return windowsOf(inOrder, changes)
    .map((window) => effectIn(window))
    .reverse();
}

function effectIn<Change extends DatedChange>(window: ChangeWindow<Change>): ChangeEffect<Change> {
  const usual = usualDays([...window.before, ...window.after]);
  const [before, after] = [window.before.filter(usual), window.after.filter(usual)];
  const sums = { before: sumOf(before), after: sumOf(after) };
  const missing = missingOf(sums.before, sums.after);
  const isEnough = missing.daysBefore + missing.daysAfter + missing.conversions === 0;
  const fit = isEnough ? fitRate([...modelDays(before, false), ...modelDays(after, true)]) : null;
  return {
    changes: window.changes,
    from: window.from,
    until: window.until,
    ...sums,
    leftOut: window.before.length + window.after.length - before.length - after.length,
    mayBeUnderstated: window.mayBeUnderstated,
    effect: fit && rateEffect(fit, sums.after),
    missing,
    detectable: detectableWith(sums.before, fit),
  };
}

function rateEffect(fit: RateFit, after: PeriodSum): RateEffect {
  const margin = marginOf(fit);
  const percent = (logarithm: number) => 100 * Math.expm1(logarithm);
  const [low, high] = [percent(fit.effect - margin), percent(fit.effect + margin)];
  const rate = (100 * after.conversions) / after.visits;
  return {
    lift: percent(fit.effect),
    low,
    high,
    verdict: verdictOf(low, high),
    rate,
    expectedRate: rate / Math.exp(fit.effect),
  };
}

function missingOf(before: PeriodSum, after: PeriodSum): ChangeEffect['missing'] {
  const share = before.visits > 0 ? before.conversions / before.visits : 0;
  // A page that stopped converting has an effect, too, so the days after count by what they would have had.
  const expectedAfter = Math.max(after.conversions, share * after.visits);
  return {
    daysBefore: Math.max(0, LEAST_DAYS - before.days),
    daysAfter: Math.max(0, LEAST_DAYS - after.days),
    conversions: Math.ceil(Math.max(0, LEAST_CONVERSIONS - Math.min(before.conversions, expectedAfter))),
  };
}

function detectableWith(before: PeriodSum, fit: RateFit | null): number | null {
  if (before.days === 0 || before.conversions === 0) return null;
  return detectableLift({
    visitsPerDay: before.visits / before.days,
    rate: before.conversions / before.visits,
    dispersion: fit?.dispersion ?? 1,
    daysBefore: WINDOW_DAYS,
    daysAfter: WINDOW_DAYS,
  });
}

function usualDays(days: readonly MeasuredDay[]): (day: MeasuredDay) => boolean {
  const sorted = days.map(({ visits }) => visits).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return ({ visits }) => visits <= Math.max(1, median) * ODD_VISITS;
}

function sumOf(days: readonly MeasuredDay[]): PeriodSum {
  return {
    days: days.length,
    visits: days.reduce((sum, { visits }) => sum + visits, 0),
    conversions: days.reduce((sum, { conversions }) => sum + conversions, 0),
  };
}

/** Days without visits say nothing about a rate. */
function modelDays(days: readonly MeasuredDay[], isAfter: boolean) {
  return days
    .filter(({ visits }) => visits > 0)
    .map(({ day, visits, conversions }) => ({ number: dayNumber(day), visits, conversions, isAfter }));
}
