import {
  type AnalyzeUrlRequest,
  type AnalyzeUrlResponse,
  analysisStateSchema,
  analyzeUrlResponseSchema,
} from '@liftmark/contract/analysis';
import { call } from '../../client/call.ts';

/** Analyzes a page; answers when its report is there. `key` names the analysis for progress and cancelling. */
export function analyzeUrl(
  input: AnalyzeUrlRequest,
  key: string,
  signal: AbortSignal,
): Promise<AnalyzeUrlResponse> {
  return call('/api/analyze/url', analyzeUrlResponseSchema, {
    method: 'POST',
    body: input,
    idempotencyKey: key,
    signal,
  });
}

export async function cancelAnalysis(key: string): Promise<void> {
  await call(`/api/analyses/${encodeURIComponent(key)}/cancel`, analysisStateSchema, { method: 'POST' });
}
