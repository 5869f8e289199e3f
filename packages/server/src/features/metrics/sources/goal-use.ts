import { addDays, dayNumber } from '@liftmark/contract/effects/measured-day';
import { ConnectionError } from './connection-error.ts';
import type { DayRange, FetchedDays } from './source.ts';
import { text } from './sources.text.ts';

/** How often an event happened since `goalUseRange`, on any page, and the days of its first and last time. */
export interface GoalUse {
  count: number;
  first: string;
  last: string;
}

const REACH_DAYS = 90;
/** So few events say nothing about how often it usually happens. */
const LEAST_COUNT = 20;
/** A burst, such as the trial of its developer, isn't its usual rate. */
const LEAST_SPAN_DAYS = 7;
/** Events that a silence would usually have had. By chance, it had none once in 20,000 times. */
const EXPECTED = 10;

/** The last 90 days, in UTC. */
export function goalUseRange(now: Date): DayRange {
  const to = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { from: addDays(to, -REACH_DAYS), to };
}

/**
 * Days in which an event never happened. A service that knows events by their name can't tell one that no one caused
 * from one that was renamed or isn't sent yet, so the event has to be in use around these days.
 * @param use null if it never happened
 * @throws ConnectionError `goal` if the event is gone
 */
export function daysWithoutGoal(
  fetched: FetchedDays,
  use: GoalUse | null,
  range: DayRange,
  now: Date,
): FetchedDays {
  const { to: today } = goalUseRange(now);
  if (use === null || isOdd(use, daysBetween(use.last, today))) throw new ConnectionError('goal');
  if (range.to >= use.first || !isOdd(use, daysBetween(range.from, use.first))) return fetched;
  return { days: [], missing: [{ ...range, reason: text.goalBefore(use.first) }] };
}

function isOdd({ count, first, last }: GoalUse, silentDays: number): boolean {
  const perDay = count / Math.max(LEAST_SPAN_DAYS, daysBetween(first, last) + 1);
  return count >= LEAST_COUNT && perDay * silentDays >= EXPECTED;
}

function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
