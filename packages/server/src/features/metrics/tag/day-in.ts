const formats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, { minute: number; day: string }>();
const MS_PER_MINUTE = 60_000;

/** The day at a moment in a time zone. Of a minute, it's worked out once. */
export function dayIn(timeZone: string, atMs: number): string {
  const minute = Math.floor(atMs / MS_PER_MINUTE);
  const known = days.get(timeZone);
  if (known?.minute === minute) return known.day;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  const day = format.format(atMs);
  days.set(timeZone, { minute, day });
  return day;
}
