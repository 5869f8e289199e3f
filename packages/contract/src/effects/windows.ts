import { addDays, dayNumber, type MeasuredDay } from './measured-day.ts';

/** Something that was changed on a page. */
export interface DatedChange {
  what: string;
  /**
   * Whether a re-analysis verified it or a person entered it. A re-analysis sees a change at some time after it was
   * made, so `after` is the day of the analysis before, on which it wasn't there yet.
   */
  origin: 'verified' | 'by hand';
  /** The day on which it was live at the latest. */
  day: string;
  after: string | null;
}

/** Changes too close to each other to be told apart, with the days to compare. */
export interface ChangeWindow<Change extends DatedChange> {
  changes: Change[];
  /** The first and the last day on which some changes may have been live and others not. */
  from: string;
  until: string;
  before: MeasuredDay[];
  after: MeasuredDay[];
  /** Whether the days before may already have had the change, which makes an effect look smaller. */
  mayBeUnderstated: boolean;
}

/** Longer windows would let seasons pass for effects, shorter ones leave too few days for trend and weekdays. */
export const WINDOW_DAYS = 28;
/** Days that each side needs, and that lie between changes whose effects can be separated. */
export const LEAST_DAYS = 14;

/** The windows of all changes of a page, the earliest first. */
export function windowsOf<Change extends DatedChange>(
  days: readonly MeasuredDay[],
  changes: readonly Change[],
): ChangeWindow<Change>[] {
  const groups = groupsOf(changes);
  return groups.map((group, at) => {
    const until = group.at(-1)?.day ?? '';
    const first = group[0]?.day ?? until;
    const earliest = group.reduce((day, { after }) => (after !== null && after < day ? after : day), first);
    const floor = groups[at - 1]?.at(-1)?.day ?? '';
    const ceiling = groups[at + 1]?.[0]?.day ?? '9999-12-31';
    const baseline = (end: string) =>
      days.filter(({ day }) => day > floor && day < end && day >= addDays(end, -WINDOW_DAYS));
    const certain = baseline(earliest);
    const isCertain = earliest === first || certain.length >= LEAST_DAYS;
    return {
      changes: group,
      from: isCertain ? earliest : first,
      until,
      before: isCertain ? certain : baseline(first),
      after: days.filter(({ day }) => day > until && day < ceiling && day <= addDays(until, WINDOW_DAYS)),
      mayBeUnderstated: !isCertain,
    };
  });
}

/** Changes in groups: each is closer to the one before than two windows can be told apart. */
function groupsOf<Change extends DatedChange>(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isClose = before !== undefined && dayNumber(change.day) - dayNumber(before.day) <= LEAST_DAYS;
    if (last && isClose) last.push(change);
    else groups.push([change]);
  }
  return groups;
}
