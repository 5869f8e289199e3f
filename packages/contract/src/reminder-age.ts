const DAY_MS = 24 * 3600 * 1000;
const WEEK_DAYS = 7;

/** How long ago a page was marked as optimized, as the reminder shows it. */
export function reminderAge(optimizedAt: Date, now: Date): string {
  const days = Math.max(Math.floor((now.getTime() - optimizedAt.getTime()) / DAY_MS), 0);
  if (days === 0) return 'today';
  if (days < WEEK_DAYS) return daysAgo(days);
  if (days === WEEK_DAYS) return '1 week ago';
  if (days < 2 * WEEK_DAYS) return `1 week, ${daysAgo(days - WEEK_DAYS)}`;
  return `${Math.floor(days / WEEK_DAYS)} weeks ago`;
}

function daysAgo(days: number): string {
  return `${days} day${days === 1 ? '' : 's'} ago`;
}
