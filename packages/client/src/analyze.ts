import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { components, paths } from './api.ts';
import { ApiError, type Client, dataOf } from './client.ts';

type Call = paths['/api/v1/analyze/url']['post'];
export type AnalyzeInput = Call['requestBody']['content']['application/json'];
export interface FileInput extends Omit<AnalyzeInput, 'url' | 'email' | 'access'> {
  file: { name: string; bytes: Uint8Array };
}
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
export function analyzePage(
  client: Client,
  input: AnalyzeInput,
  options: AnalyzeOptions = {},
): Promise<Analyzed> {
  return analyzed(client, options, (header, request) =>
    dataOf(client.POST('/api/v1/analyze/url', { params: { header }, body: input, ...request })),
  );
}

/** The same for a page from a file. */
export function analyzeFile(
  client: Client,
  { file, ...hints }: FileInput,
  options: AnalyzeOptions = {},
): Promise<Analyzed> {
  const form = () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(hints)) if (value !== undefined) body.append(name, value);
    body.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
    return body as never;
  };
  return analyzed(client, options, (header, request) =>
    dataOf(client.POST('/api/v1/analyze/upload', { params: { header }, body: form(), ...request })),
  );
}

type Header = { 'idempotency-key': string; prefer?: string };
type Post = (header: Header, request: { signal?: AbortSignal }) => Promise<unknown>;

async function analyzed(
  client: Client,
  { signal, onProgress, pollMs = POLL_MS }: AnalyzeOptions,
  post: Post,
): Promise<Analyzed> {
  const key = randomUUID();
  const header = { 'idempotency-key': key };
  const options = signal ? { signal } : {};
  try {
    await patiently(signal, () => post({ ...header, prefer: 'respond-async' }, options));
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
    return (await post(header, options)) as Analyzed;
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
