import { ModelError } from './model-error.ts';

/** Only the provider's own failures count against it. */
export function isProviderFault(error: unknown): boolean {
  return error instanceof ModelError && ['unavailable', 'rate-limited', 'slow'].includes(error.reason);
}

interface CallFailure {
  statusCode?: number | undefined;
  responseHeaders?: Record<string, string> | undefined;
}

/** Bad request, too large, unsupported media, unprocessable, not implemented. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415, 422, 501]);

/** Whether the provider refused the request itself: pictures, a schema or a length that the model does not take. */
export function isRefusedRequest(error: unknown): boolean {
  const { statusCode } = failureOf(error);
  return statusCode !== undefined && REFUSALS.has(statusCode);
}

/** Any failure of a call as a `ModelError`. If the person gave up, their reason is rethrown. */
export function toModelError(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (signal.aborted) {
    const isTime = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
    if (!isTime) throw signal.reason;
    return new ModelError('slow', 'The provider did not answer in time.', { cause: error });
  }
  const { statusCode } = failureOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (statusCode === 429) return new ModelError('rate-limited', message, { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ModelError('rejected', `${statusCode}: ${message}`, { cause: error });
  }
  return new ModelError('unavailable', message, { cause: error });
}

const LONGEST_WAIT_MS = 4_000;
const USUAL_WAIT_MS = 400;

/** Milliseconds after which the same request may succeed; null if it won't, or not soon enough. */
export function waitBeforeRepeating(error: ModelError): number | null {
  if (error.reason !== 'unavailable' && error.reason !== 'rate-limited') return null;
  // The breaker is open: no request was sent.
  if (error.cause === undefined) return null;
  // Without a status the connection was lost, as idle connections sometimes are.
  const { responseHeaders } = failureOf(error.cause);
  const seconds = Number(responseHeaders?.['retry-after']);
  const waitMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : USUAL_WAIT_MS;
  return waitMs <= LONGEST_WAIT_MS ? waitMs : null;
}

/** The HTTP status of a provider's refusal; undefined if it didn't answer. */
export function statusOf(error: unknown): number | undefined {
  return failureOf(error instanceof ModelError ? error.cause : error).statusCode;
}

function failureOf(error: unknown): CallFailure {
  return typeof error === 'object' && error !== null ? error : {};
}
