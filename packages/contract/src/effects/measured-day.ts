/** A day of a page as measured. A day that isn't there wasn't measured, which is something else than no visits. */
export interface MeasuredDay {
  /** `2026-11-28`, in the time zone of its source. */
  day: string;
  visits: number;
  conversions: number;
}

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
}

export function dayOfNumber(number: number): string {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whether text is a day that a calendar has and the database stores; not February 31 or a day of the year 0. */
export function isDay(text: string): boolean {
  const number = dayNumber(text);
  return !Number.isNaN(number) && !text.startsWith('0000') && dayOfNumber(number) === text;
}

export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

/** 0 to 6; 0 is Thursday. */
export function weekdayOf(number: number): number {
  return ((number % 7) + 7) % 7;
}
