import type { MissingDays } from '@liftmark/contract/connections';
import { addDays } from '@liftmark/contract/effects/measured-day';
import type { DayRange } from '../sources/source.ts';

/** What was read so far; both null before the first part. */
export interface Progress {
  doneFrom: string | null;
  doneThrough: string | null;
}

/** Days that are read again, because services correct them. */
const LATE_DAYS = 4;
const BACKFILL_DAYS = 90;
/** Days that are read at once. A process that dies loses one part. */
const PART_DAYS = 15;

/** The last day that is over everywhere on Earth, so that no time zone makes it a partial one. */
export function lastWholeDay(now: Date): string {
  const inTheLastZone = new Date(now.getTime() - 12 * 3600 * 1000);
  return addDays(inTheLastZone.toISOString().slice(0, 10), -1);
}

/**
 * What is to be read, in an order in which the days that were read never have a gap: the newest days with those that may
 * have changed, then the days before the first one.
 * @param added the day on which the connection was added, from which the backfill reaches back
 */
export function partsToRead(
  { doneFrom, doneThrough }: Progress,
  { last, added }: { last: string; added: string },
): DayRange[] {
  const since = doneThrough === null ? addDays(last, 1 - PART_DAYS) : addDays(doneThrough, 1 - LATE_DAYS);
  const first = addDays(added, -BACKFILL_DAYS);
  const parts: DayRange[] = [];
  for (let from = since; from <= last; from = addDays(from, PART_DAYS))
    parts.push({ from, to: earlier(addDays(from, PART_DAYS - 1), last) });
  for (let to = addDays(doneFrom ?? since, -1); to >= first; to = addDays(to, -PART_DAYS))
    parts.push({ from: later(addDays(to, 1 - PART_DAYS), first), to });
  return parts;
}

/** What was read with a part more. */
export function withPart({ doneFrom, doneThrough }: Progress, { from, to }: DayRange): Progress {
  return {
    doneFrom: doneFrom === null ? from : earlier(doneFrom, from),
    doneThrough: doneThrough === null ? to : later(doneThrough, to),
  };
}

/**
 * What is missing after a part was read: of what was known before, the days outside of it. Neighbors with the same
 * reason are one.
 */
export function withMissing(
  known: readonly MissingDays[],
  part: DayRange,
  missing: readonly MissingDays[],
): MissingDays[] {
  const outside = known.flatMap((range) => [
    { ...range, to: earlier(range.to, addDays(part.from, -1)) },
    { ...range, from: later(range.from, addDays(part.to, 1)) },
  ]);
  const all = [...outside.filter(({ from, to }) => from <= to), ...missing];
  const joined: MissingDays[] = [];
  for (const range of all.sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.findLast(({ reason }) => reason === range.reason);
    if (last !== undefined && range.from <= addDays(last.to, 1)) last.to = later(last.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);
