const MS_PER_MINUTE = 60_000;

/** Today in a time zone. */
export type DayIn = (timeZone: string) => string;

/** Works each time zone's day out once a minute. */
export function createDayIn(now: () => number = Date.now): DayIn {
  const days = new Map<string, { minute: number; day: string }>();
  return (timeZone) => {
    const atMs = now();
    const minute = Math.floor(atMs / MS_PER_MINUTE);
    const known = days.get(timeZone);
    if (known?.minute === minute) return known.day;
    const day = dayOf(timeZone, atMs);
    days.set(timeZone, { minute, day });
    return day;
  };
}

export function dayOf(timeZone: string, at: number | Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
}
