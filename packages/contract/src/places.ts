import type { Effort, Place } from './report.ts';
import { text } from './worth-words.text.ts';

/** How every surface groups recommendations: what visitors run into, what else is worth doing, small fixes. */

export const PLACE_HEADINGS: Record<Place, string> = text.places;

interface Placed {
  place?: Place | undefined;
}

/** Recommendations by place, each in its order. Those of reports from before diagnoses are all in `also`. */
export function byPlace<Item extends Placed>(items: readonly Item[]): Record<Place, Item[]> {
  const of = (place: Place) => items.filter((item) => (item.place ?? 'also') === place);
  return { first: of('first'), also: of('also'), housekeeping: of('housekeeping') };
}

/** Minutes that a change takes, for adding up. */
const MINUTES: Record<Effort, number> = { '15 min': 15, hours: 180, days: 960 };
const HOUR = 60;
const WORKDAY = 8 * HOUR;

/** How long several changes take together: "about 45 minutes", "about 6 hours", "about 2 days". */
export function totalEffort(efforts: readonly Effort[]): string {
  return durationWords(efforts.reduce((sum, effort) => sum + MINUTES[effort], 0));
}

export function minutesOf(effort: Effort): number {
  return MINUTES[effort];
}

/** "about 45 minutes", "about 6 hours", "about 2 days". */
export function durationWords(minutes: number): string {
  if (minutes < 2 * HOUR) return text.duration.minutes({ count: minutes });
  if (minutes < 2 * WORKDAY) return text.duration.hours({ count: Math.round(minutes / HOUR) });
  return text.duration.days({ count: Math.round(minutes / WORKDAY) });
}

/** A recommendation as its reader may see it. */
type Fix = { effort: Effort } | { locked: true };

/** "6 small fixes, about 90 minutes"; without the time if some are locked. */
export function smallFixesWords(fixes: readonly Fix[]): string {
  const efforts = fixes.flatMap((fix) => ('effort' in fix ? fix.effort : []));
  const count = text.smallFixes({ count: fixes.length });
  return efforts.length === fixes.length ? `${count}, ${totalEffort(efforts)}` : count;
}

/** "Housekeeping: 6 small fixes, about 90 minutes" */
export function housekeepingWords(fixes: readonly Fix[]): string {
  return text.housekeeping({ fixes: smallFixesWords(fixes) });
}
