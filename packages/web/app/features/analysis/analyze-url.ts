import {
  type AnalyzeUrlRequest,
  type AnalyzeUrlResponse,
  analysisStateSchema,
  analyzeUrlResponseSchema,
} from '@liftmark/contract/analysis';
import { ApiError } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import { browserNetwork, type Network } from '../../client/request.ts';

const PAUSE_MS = 2_000;
/** With the repetitions of each call these are about two minutes. */
const MAX_PAUSES = 24;

interface AnalyzeOptions {
  signal: AbortSignal;
  /** Called whenever the server could not be reached and will be asked again. */
  onAway: () => void;
  network?: Network;
}

/**
 * Analyzes a page; answers when its report is there. While the server is away (a lost connection, a restart)
 * it is asked again under the same key, which brings the report of the one analysis, not a second one.
 * @param key names the analysis for progress and cancelling
 */
export async function analyzeUrl(
  input: AnalyzeUrlRequest,
  key: string,
  { signal, onAway, network = browserNetwork }: AnalyzeOptions,
): Promise<AnalyzeUrlResponse> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      const options = { method: 'POST', body: input, idempotencyKey: key, signal } as const;
      return await call('/api/analyze/url', analyzeUrlResponseSchema, options, network);
    } catch (error) {
      if (signal.aborted || pauses === MAX_PAUSES || !isAway(error)) throw error;
      onAway();
      await network.wait(PAUSE_MS, signal);
    }
  }
}

/** Whether nothing answered, or only a proxy in front of the server. */
function isAway(error: unknown): boolean {
  if (error instanceof ApiError) return error.body === null && [502, 503, 504].includes(error.status);
  return error instanceof TypeError;
}

export async function cancelAnalysis(key: string): Promise<void> {
  await call(`/api/analyses/${encodeURIComponent(key)}/cancel`, analysisStateSchema, { method: 'POST' });
}
