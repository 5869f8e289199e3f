/** A calendar day (`2026-11-30`), which is the same everywhere: "Nov 30, 2026". */
export function calendarDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}
