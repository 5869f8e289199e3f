import type { Schedule } from '@liftmark/contract/dashboard-pages';

export const SCHEDULE_LABELS: Record<Schedule, string> = { week: 'every week', month: 'every month' };

/** "Re-run every week"; null where a report is only re-run by hand. */
export function scheduleWords(schedule: Schedule | null): string | null {
  return schedule === null ? null : `Re-run ${SCHEDULE_LABELS[schedule]}`;
}
