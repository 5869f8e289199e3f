const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A UTC date in words: “May 3, 2026”. */
export function dayOf(moment: string): string {
  return DAY.format(new Date(moment));
}
