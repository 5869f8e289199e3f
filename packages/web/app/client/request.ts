import { WORKSPACE_HEADER } from '@liftmark/contract/workspaces';
import { ApiError, isAbort } from './api-error.ts';
import { namedWorkspace } from './workspaces.ts';

const WAITS_MS = [1_000, 2_000];

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, unless it is a form. */
  body?: unknown;
  /** Media type of the answer. Default: JSON. */
  accept?: string;
  /** Identifies a creating call, so that repeating it has no further effect; the same across retries. */
  idempotencyKey?: string;
  /** False if a failure is an answer too. Default: true. */
  isRepeated?: boolean;
  signal?: AbortSignal | undefined;
}

/** Replaced in tests. */
export interface Network {
  fetch: typeof fetch;
  /** Resolves after `ms`, or rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

export const browserNetwork: Network = {
  fetch: (input, init) => fetch(input, init),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const abort = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort);
        resolve();
      }, ms);
      signal?.addEventListener('abort', abort, { once: true });
    }),
};

/**
 * Calls the API with credentials, in the workspace of this tab. On 5xx, 429, 408 or a network failure it tries again, after 1 s and after
 * 2 s more. Returns the successful response; throws `ApiError` for any other answer, the network's own
 * error when nothing answered, and an `AbortError` when the signal aborts.
 */
export async function request(
  path: string,
  options: RequestOptions = {},
  network: Network = browserNetwork,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const wait = options.isRepeated === false ? undefined : WAITS_MS[attempt];
    try {
      const response = await network.fetch(path, initOf(options));
      if (response.ok) return response;
      if (!isTransient(response.status) || wait === undefined) {
        throw new ApiError(response.status, response.statusText, await response.text());
      }
    } catch (error) {
      if (error instanceof ApiError || isAbort(error) || options.signal?.aborted || wait === undefined) {
        throw error;
      }
    }
    await network.wait(wait, options.signal);
  }
}

function initOf({
  method = 'GET',
  body,
  accept = 'application/json',
  idempotencyKey,
  signal,
}: RequestOptions): RequestInit {
  const headers: Record<string, string> = { Accept: accept };
  // The browser itself names the boundary of a form.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  const workspace = namedWorkspace();
  if (workspace !== null) headers[WORKSPACE_HEADER] = workspace;
  return {
    method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

function isTransient(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}
