import { analysisStateSchema, analyzeUrlResponseSchema } from '@liftmark/contract/analysis';
import {
  ANALYSIS_PATHS,
  type AnalysisRequest,
  type AnalysisResult,
} from '@liftmark/contract/analysis-request';
import { analyzeCompetitorResponseSchema } from '@liftmark/contract/competitor';
import { analyzeCopyResponseSchema } from '@liftmark/contract/copy';
import { analyzeSwotResponseSchema } from '@liftmark/contract/swot';
import { ApiError } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import { browserNetwork, type Network, type RequestOptions } from '../../client/request.ts';

const PAUSE_MS = 2_000;
/** Including the retries of each call, about two minutes. */
const MAX_PAUSES = 24;

interface AnalyzeOptions {
  signal: AbortSignal;
  /** Called whenever the server couldn't be reached and will be called again. */
  onAway: () => void;
  network?: Network;
}

/**
 * Runs an analysis and resolves when its report exists. If the server is unreachable (a lost connection, a
 * restart) it repeats the call with the same key, which returns the same analysis instead of starting a second
 * one.
 * @param key identifies the analysis for progress and canceling
 */
export async function analyze(
  request: AnalysisRequest,
  key: string,
  { signal, onAway, network = browserNetwork }: AnalyzeOptions,
): Promise<AnalysisResult> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await post(
        request,
        { method: 'POST', body: bodyOf(request), idempotencyKey: key, signal },
        network,
      );
    } catch (error) {
      if (signal.aborted || pauses === MAX_PAUSES || !isAway(error)) throw error;
      onAway();
      await network.wait(PAUSE_MS, signal);
    }
  }
}

function bodyOf(request: AnalysisRequest): object {
  if (request.kind !== 'upload') return request.input;
  const { file, ...hints } = request.input;
  const form = new FormData();
  for (const [name, value] of Object.entries(hints)) if (value !== undefined) form.append(name, value);
  // After the fields, so that they are known when it arrives.
  form.append('file', file, file.name);
  return form;
}

async function post(
  { kind }: AnalysisRequest,
  options: RequestOptions,
  network: Network,
): Promise<AnalysisResult> {
  const path = ANALYSIS_PATHS[kind];
  switch (kind) {
    case 'url':
    case 'upload':
    case 'manual':
      return { kind, answer: await call(path, analyzeUrlResponseSchema, options, network) };
    case 'competitor':
      return { kind, answer: await call(path, analyzeCompetitorResponseSchema, options, network) };
    case 'swot':
      return { kind, answer: await call(path, analyzeSwotResponseSchema, options, network) };
    case 'copy':
      return { kind, answer: await call(path, analyzeCopyResponseSchema, options, network) };
    default:
      return kind satisfies never;
  }
}

/** Whether there was no answer, or only one from a proxy in front of the server. */
function isAway(error: unknown): boolean {
  if (error instanceof ApiError) return error.body === null && [502, 503, 504].includes(error.status);
  return error instanceof TypeError;
}

export async function cancelAnalysis(key: string): Promise<void> {
  await call(`/api/analyses/${encodeURIComponent(key)}/cancel`, analysisStateSchema, { method: 'POST' });
}

/** Whether the server has started an analysis with this key for the signed-in user. */
export async function isBegun(key: string): Promise<boolean> {
  const state = call(`/api/analyses/${encodeURIComponent(key)}`, analysisStateSchema);
  return state.then(
    () => true,
    () => false,
  );
}
