import { type AnalysisRequest, analysisRequestSchema } from '@liftmark/contract/analysis-request';
import { z } from 'zod';
import { type BrowserStore, tabStore } from '../../client/browser-store.ts';

/**
 * The analysis that a screen is waiting for, stored for its tab: the server continues when the screen is reloaded
 * or left. The reloaded screen, or else the dashboard, then continues to wait for it. If the tab stores nothing, a
 * reload starts with the empty form.
 */

const KEY = 'analysis';
const MAX_AGE_MS = 10 * 60 * 1000;

const leftSchema = z.object({
  key: z.uuid(),
  request: analysisRequestSchema,
  /** The address of the waiting screen; null once it was left. */
  screen: z.string().nullable(),
  /** Milliseconds since the epoch. */
  keptAt: z.number(),
});

export interface LeftAnalysis {
  /** Identifies the analysis for the server. */
  key: string;
  request: AnalysisRequest;
}

export function keepAnalysis(
  { key, request }: LeftAnalysis,
  screen: string | null,
  store: BrowserStore = tabStore,
  now = Date.now(),
): void {
  const left: z.input<typeof leftSchema> = { key, request, screen, keptAt: now };
  store.writeJson(KEY, left);
}

export function forgetAnalysis(store: BrowserStore = tabStore): void {
  store.remove(KEY);
}

/**
 * Returns and removes the stored analysis; null if there is none, or it is too old.
 * @param screen only for what this screen was waiting for
 */
export function takeAnalysis(
  screen: string | null,
  store: BrowserStore = tabStore,
  now = Date.now(),
): LeftAnalysis | null {
  const kept = leftSchema.safeParse(store.readJson(KEY));
  if (!kept.success || (screen !== null && kept.data.screen !== screen)) return null;
  forgetAnalysis(store);
  return now - kept.data.keptAt < MAX_AGE_MS ? kept.data : null;
}
