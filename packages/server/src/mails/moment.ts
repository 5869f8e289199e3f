const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as mails name it, in UTC: "May 3, 2026". */
export function dayOf(moment: string): string {
  return DAY.format(new Date(moment));
}
