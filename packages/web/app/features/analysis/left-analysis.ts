import { type AnalysisRequest, analysisRequestSchema } from '@liftmark/contract/analysis-request';
import { z } from 'zod';
import { type BrowserStore, tabStore } from '../../client/browser-store.ts';

/**
 * The analysis that a screen waits for, kept for its tab: the server goes on with it when the screen is loaded
 * anew or left. The screen then waits on for it, or the dashboard does in its place. Where the tab keeps nothing,
 * a reload starts from the empty form.
 */

const KEY = 'analysis';
const MAX_AGE_MS = 10 * 60 * 1000;

const leftSchema = z.object({
  key: z.uuid(),
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
 * What was waited for, and forgets it; null where that was nothing, or too long ago.
 * @param screen takes only what this screen waited for
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
