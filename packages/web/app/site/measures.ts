import {
  ENGAGEMENT_S,
  FUNNEL_WEIGHTS,
  type FunnelStep,
  PATH_LENGTH,
  RAGE_CLICK,
  TENURE_DAYS,
} from '@liftmark/contract/event-thresholds';

/** What scrolling, waiting and clicking amount to: pure functions, without a page. */

/** Steps that have been reached and not been reported yet. */
export function reachedSteps<Step extends number>(
  steps: readonly Step[],
  value: number,
  told: ReadonlySet<number>,
): Step[] {
  return steps.filter((step) => value >= step && !told.has(step));
}

/** Share of a page that has been in view, 0 to 100. */
export function scrollPercent(scrolled: number, viewport: number, page: number): number {
  return page <= 0 ? 100 : Math.min(100, Math.round(((scrolled + viewport) / page) * 100));
}

export function engagementLevel(seconds: number): 'high' | 'medium' | 'low' {
  if (seconds > ENGAGEMENT_S.high) return 'high';
  return seconds > ENGAGEMENT_S.medium ? 'medium' : 'low';
}

const DAY_MS = 86_400_000;

/** @param firstVisit @param now milliseconds since 1970 */
export function tenureOf(firstVisit: number, now: number): 'new' | 'recent' | 'established' {
  const days = (now - firstVisit) / DAY_MS;
  if (days < TENURE_DAYS.recent) return 'new';
  return days < TENURE_DAYS.established ? 'recent' : 'established';
}

/** The times of the last clicks on one thing, including the newest, and whether they are a rage click. */
export function addClick(times: readonly number[], now: number): { times: number[]; isRage: boolean } {
  const recent = [...times.filter((time) => now - time < RAGE_CLICK.withinMs), now];
  const isRage = recent.length >= RAGE_CLICK.clicks;
  return { times: isRage ? [] : recent, isRage };
}

const FUNNEL: readonly [RegExp, FunnelStep][] = [
  [/^\/$/, 'landing'],
  [/^\/blog(\/|$)/, 'blog'],
  [/^\/analyze$/, 'analyze'],
  [/^\/tools(\/|$)/, 'tool'],
  [/^\/subscribe$/, 'subscribe'],
  [/^\/dashboard$/, 'dashboard'],
  [/^\/report\//, 'report'],
];

/** The label of a view of the pricing screen; other views have no label. */
export function viewLabel(path: string, search: string): 'trial_signup' | 'upgrade' | undefined {
  if (path !== '/subscribe') return undefined;
  return new URLSearchParams(search).get('trial') === 'true' ? 'trial_signup' : 'upgrade';
}

/** The sum of the weights of a visit's pages. */
export function pathWeight(paths: readonly string[]): number {
  return paths.reduce((sum, path) => {
    const step = FUNNEL.find(([pattern]) => pattern.test(path))?.[1];
    return sum + (step === undefined ? 0 : FUNNEL_WEIGHTS[step]);
  }, 0);
}

/** The path with one more page: the last few pages, and none twice in a row. */
export function addPage(paths: readonly string[], path: string): string[] {
  return paths.at(-1) === path ? [...paths] : [...paths, path].slice(-PATH_LENGTH);
}
