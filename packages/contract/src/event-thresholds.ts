/** When something counts as an event. No zod in here, because the script of every page uses these numbers. */

export const SCROLL_STEPS = [25, 50, 75, 100] as const;
export const TIME_STEPS_S = [30, 60, 120, 300] as const;
export const ENGAGEMENT_LEVELS = ['high', 'medium', 'low'] as const;
export const TENURES = ['new', 'recent', 'established'] as const;
/** How many pages the path of a session keeps at most. */
export const PATH_LENGTH = 10;
/** How many events one message holds at most. */
export const BATCH_SIZE = 50;

/** How strongly a visit to a kind of page suggests that someone will become a customer. */
export const FUNNEL_WEIGHTS = {
  landing: 1,
  blog: 1.5,
  analyze: 2,
  tool: 2.5,
  subscribe: 3,
  dashboard: 4,
  report: 5,
} as const;
export type FunnelStep = keyof typeof FUNNEL_WEIGHTS;

/** A path on this site without its query, where a report's secret id is replaced by a placeholder. */
export function countedPath(pathname: string): string {
  const path = pathname.replace(/^\/report\/[^/]+/, '/report/{id}').slice(0, 200);
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** A visit that is in view for this many seconds counts as engaged. */
export const ENGAGEMENT_S = { high: 120, medium: 30 } as const;
/** Someone counts as new until this many days after their first visit. */
export const TENURE_DAYS = { recent: 7, established: 30 } as const;
/** This many clicks on the same thing within this time count as a rage click. */
export const RAGE_CLICK = { clicks: 3, withinMs: 1_000 } as const;
export const ATTENTION_CHECK_MS = 5_000;
