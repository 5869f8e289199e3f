import { reportLocale } from '@liftmark/contract/figures';

/** A calendar day (`2026-11-30`), which is the same in every time zone: "Nov 30, 2026". */
export function calendarDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(reportLocale(), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
}
