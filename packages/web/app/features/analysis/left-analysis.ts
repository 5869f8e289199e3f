import { type AnalysisRequest, analysisRequestSchema } from '@liftmark/contract/analysis-request';
import { z } from 'zod';

/**
 * The analysis that a screen waits for, kept for its tab: the server goes on with it when the screen is loaded
 * anew or left. The screen then waits on for it, or the dashboard does in its place.
 */

const KEY = 'analysis';
const MAX_AGE_MS = 10 * 60 * 1000;

const leftSchema = z.object({
  key: z.string(),
  request: analysisRequestSchema,
  /** The address of the screen that waits; null once it was left. */
  screen: z.string().nullable(),
  /** Milliseconds since the epoch. */
  keptAt: z.number(),
});

export interface LeftAnalysis {
  /** Names the analysis for the server. */
  key: string;
  request: AnalysisRequest;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage can be closed to the page; a reload then starts from the empty form, and nothing else is lost. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

export function keepAnalysis(
  { key, request }: LeftAnalysis,
  screen: string | null,
  store: Store = sessionStorage,
  now = Date.now(),
): void {
  const left: z.input<typeof leftSchema> = { key, request, screen, keptAt: now };
  attempt(() => store.setItem(KEY, JSON.stringify(left)));
}

export function forgetAnalysis(store: Store = sessionStorage): void {
  attempt(() => store.removeItem(KEY));
}

/**
 * What was waited for, and forgets it; null where that was nothing, or too long ago.
 * @param screen takes only what this screen waited for
 */
export function takeAnalysis(
  screen: string | null,
  store: Store = sessionStorage,
  now = Date.now(),
): LeftAnalysis | null {
  const kept = leftSchema.safeParse(attempt(() => JSON.parse(store.getItem(KEY) ?? 'null')));
  if (!kept.success || (screen !== null && kept.data.screen !== screen)) return null;
  forgetAnalysis(store);
  return now - kept.data.keptAt < MAX_AGE_MS ? kept.data : null;
}
