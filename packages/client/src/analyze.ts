import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { components, paths } from './api.ts';
import { ApiError, type Client, dataOf } from './client.ts';

type Call = paths['/api/v1/analyze/url']['post'];
export type AnalyzeInput = Call['requestBody']['content']['application/json'];
export type Analyzed = Call['responses'][200]['content']['application/json'];
export type Progress = components['schemas']['AnalysisState']['progress'];

export interface AnalyzeOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Waits between two looks at an analysis. */
  pollMs?: number;
}

const POLL_MS = 1_000;
/** Longer waits are reported in place of waiting. */
const LONGEST_WAIT_S = 60;
/** The codes of a refusal that passes. */
const PASSING = new Set<ApiError['code']>(['busy', 'unavailable', 'rate_limited']);

/**
 * Analyzes a page and waits for its report, however long the server's queue is. Cancels the analysis if the signal
 * aborts.
 * @throws ApiError if the server refuses, or couldn't analyze the page
 */
export async function analyzePage(
  client: Client,
  input: AnalyzeInput,
  { signal, onProgress, pollMs = POLL_MS }: AnalyzeOptions = {},
): Promise<Analyzed> {
  const key = randomUUID();
  const header = { 'idempotency-key': key };
  const options = signal ? { signal } : {};
  try {
    await patiently(signal, () =>
      dataOf(
        client.POST('/api/v1/analyze/url', {
          params: { header: { ...header, prefer: 'respond-async' } },
          body: input,
          ...options,
        }),
      ),
    );
    for (;;) {
      const params = { path: { key } };
      const { progress } = await patiently(signal, () =>
        dataOf(client.GET('/api/v1/analyses/{key}', { params, ...options })),
      );
      onProgress?.(progress);
      if (progress.stage === 'done' || progress.stage === 'failed') break;
      await delay(pollMs, undefined, options);
    }
    // The same call again has the report, or the reason why there is none.
    const report = client.POST('/api/v1/analyze/url', { params: { header }, body: input, ...options });
    return (await dataOf(report)) as Analyzed;
  } catch (error) {
    if (signal?.aborted) {
      await client
        .POST('/api/v1/analyses/{key}/cancel', { params: { path: { key } } })
        .catch(() => undefined);
      throw signal.reason;
    }
    throw error;
  }
}

/** Repeats a call that was refused for the moment only, as the server says. */
async function patiently<Data>(signal: AbortSignal | undefined, call: () => Promise<Data>): Promise<Data> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !PASSING.has(error.code)) throw error;
      if (error.retryAfterS === null || error.retryAfterS > LONGEST_WAIT_S) throw error;
      await delay(error.retryAfterS * 1000, undefined, signal && { signal });
    }
  }
}
