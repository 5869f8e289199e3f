import type { Range } from '@liftmark/contract/founders';

export const DAY_MS = 24 * 3600 * 1000;

const DAYS: Record<Range, number> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 };

/** A time range up to now. */
export interface Period {
  range: Range;
  from: Date;
  /** Start of the period of the same length before it. */
  before: Date;
  days: number;
  now: Date;
}

/** The last 24 hours to the minute; longer ranges are whole UTC days, the last of which is today. */
export function periodOf(range: Range, now: Date): Period {
  const days = DAYS[range];
  const from =
    range === '24h'
      ? now.getTime() - DAY_MS
      : Math.floor(now.getTime() / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  return { range, from: new Date(from), before: new Date(from - days * DAY_MS), days, now };
}

/** In percent; 0 if the total is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}
