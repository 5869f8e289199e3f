import { type AnalysisRequest, analysisRequestSchema } from '@liftmark/contract/analysis-request';
import { z } from 'zod';

/**
 * The analysis that a screen waits for, kept for its tab: the server goes on with it when the screen is loaded
 * anew, and the screen then waits on for the same one instead of standing there empty.
 */

const KEY = 'analysis';
const MAX_AGE_MS = 10 * 60 * 1000;

const leftSchema = z.object({
  key: z.string(),
  request: analysisRequestSchema,
  /** The address of the screen that waits. */
  screen: z.string(),
  /** Milliseconds since the epoch. */
  keptAt: z.number(),
});

interface LeftAnalysis {
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
  screen: string,
  store: Store = sessionStorage,
  now = Date.now(),
): void {
  const left: z.input<typeof leftSchema> = { key, request, screen, keptAt: now };
  attempt(() => store.setItem(KEY, JSON.stringify(left)));
}

export function forgetAnalysis(store: Store = sessionStorage): void {
  attempt(() => store.removeItem(KEY));
}

/** What this screen waited for, and forgets it; null where that was nothing, or too long ago. */
export function takeAnalysis(
  screen: string,
  store: Store = sessionStorage,
  now = Date.now(),
): LeftAnalysis | null {
  const kept = leftSchema.safeParse(attempt(() => JSON.parse(store.getItem(KEY) ?? 'null')));
  if (!kept.success || kept.data.screen !== screen) return null;
  forgetAnalysis(store);
  return now - kept.data.keptAt < MAX_AGE_MS ? kept.data : null;
}
