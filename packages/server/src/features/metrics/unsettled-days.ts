import type { measuredSites } from '../../database/schema.ts';
import { dayOf } from './tag/day-in.ts';

type Row = typeof measuredSites.$inferSelect;
type Settings = Pick<Row, 'hosts' | 'timeZone' | 'goal' | 'thanks' | 'isOn'>;

/** Days of a site that don’t count what its whole days count. */
export type UnsettledDays = Pick<Row, 'partialDays' | 'otherGoalThrough'>;

/** Browsers may have the script of before for this long. */
const STALE_SCRIPT_MS = 25 * 3600 * 1000;

/** A tag begins to count in the middle of a day. */
export function unsettledAtFirst({ timeZone }: Settings, now: Date): UnsettledDays {
  return { partialDays: [dayOf(timeZone, now)], otherGoalThrough: null };
}

/**
 * What a change of settings makes of a site’s days. Switched on or off, with other hosts or in another time zone, the
 * day is a partial one. Conversions of another goal can’t be compared with those before.
 */
export function unsettledBy(known: Row, settings: Settings, now: Date): UnsettledDays {
  const today = [known.timeZone, settings.timeZone].map((timeZone) => dayOf(timeZone, now));
  const isPartial =
    known.isOn !== settings.isOn ||
    known.timeZone !== settings.timeZone ||
    String(known.hosts.toSorted()) !== String(settings.hosts.toSorted());
  const isOtherGoal =
    known.goal !== settings.goal ||
    (settings.goal === 'thanks' && String(known.thanks.toSorted()) !== String(settings.thanks.toSorted()));
  return {
    partialDays: isPartial ? [...new Set([...known.partialDays, ...today])] : known.partialDays,
    otherGoalThrough: isOtherGoal
      ? dayOf(settings.timeZone, now.getTime() + STALE_SCRIPT_MS)
      : known.otherGoalThrough,
  };
}

export function isSettled({ partialDays, otherGoalThrough }: UnsettledDays, day: string): boolean {
  return !partialDays.includes(day) && (otherGoalThrough === null || day > otherGoalThrough);
}
