/** When something counts as an event. Without zod, because the script of every page knows these numbers. */

export const SCROLL_STEPS = [25, 50, 75, 100] as const;
export const TIME_STEPS_S = [30, 60, 120, 300] as const;
export const ENGAGEMENT_LEVELS = ['high', 'medium', 'low'] as const;
export const TENURES = ['new', 'recent', 'established'] as const;
/** Most pages that the path of a session keeps. */
export const PATH_LENGTH = 10;
/** Most events of one message. */
export const BATCH_SIZE = 50;

/** How much a visit to a page of a kind says of the wish to become a customer. */
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

/** An address of the product without query, where a report's secret id is only a mark. */
export function countedPath(pathname: string): string {
  const path = pathname.replace(/^\/report\/[^/]+/, '/report/{id}').slice(0, 200);
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** From how many seconds in sight on a visit is engaged. */
export const ENGAGEMENT_S = { high: 120, medium: 30 } as const;
/** From how many days after the first visit on somebody is no longer new. */
export const TENURE_DAYS = { recent: 7, established: 30 } as const;
/** That many clicks on the same thing within that time are a sign of anger. */
export const RAGE_CLICK = { clicks: 3, withinMs: 1_000 } as const;
export const ATTENTION_CHECK_MS = 5_000;
