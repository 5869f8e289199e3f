import { text } from './failures.text.ts';
import { ModelError, type ModelFailure } from './model-error.ts';
import type { ProviderRules } from './provider.ts';
import { type ProviderFailure, providerFailureOf } from './provider-failure.ts';

/** Only the provider's own failures count against it. */
export function isProviderFault(error: unknown): boolean {
  return error instanceof ModelError && ['unavailable', 'rate-limited', 'slow'].includes(error.reason);
}

/** Every way in which a call fails at its provider. */
interface FailureKind {
  reason: ModelFailure;
  advice: string;
  /** Whether the same request may succeed a moment later. */
  passes: boolean;
}

const KINDS = {
  key: { reason: 'rejected', advice: text.key, passes: false },
  credit: { reason: 'rejected', advice: text.credit, passes: false },
  permission: { reason: 'rejected', advice: text.permission, passes: false },
  model: { reason: 'rejected', advice: text.model, passes: false },
  window: { reason: 'rejected', advice: text.window, passes: false },
  request: { reason: 'rejected', advice: text.request, passes: false },
  address: { reason: 'rejected', advice: text.address, passes: false },
  refused: { reason: 'refused', advice: text.refused, passes: false },
  limit: { reason: 'rate-limited', advice: text.limit, passes: true },
  overloaded: { reason: 'unavailable', advice: text.overloaded, passes: true },
  server: { reason: 'unavailable', advice: text.server, passes: true },
  // Idle connections are sometimes lost.
  connection: { reason: 'unavailable', advice: text.connection, passes: true },
} as const satisfies Record<string, FailureKind>;

type Kind = keyof typeof KINDS;

/** What providers call it, before the status: several kinds share one. The first that matches. */
const CODES: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['window', new Set(['context_length_exceeded', 'exceed_context_size_error', 'request_too_large'])],
  [
    'credit',
    new Set([
      'insufficient_quota',
      'billing_error',
      'billing_not_active',
      'credit_balance_exhausted',
      'enforced_spend_limit_reached',
    ]),
  ],
  ['key', new Set(['invalid_api_key', 'authentication_error', 'API_KEY_INVALID', 'UNAUTHENTICATED'])],
  ['refused', new Set(['content_filter', 'content_policy_violation', 'invalid_prompt'])],
  ['model', new Set(['model_not_found', 'not_found_error', 'NOT_FOUND'])],
  ['permission', new Set(['permission_error', 'PERMISSION_DENIED', 'FAILED_PRECONDITION'])],
  ['overloaded', new Set(['overloaded_error', 'UNAVAILABLE', 'slow_down'])],
  ['limit', new Set(['rate_limit_error', 'rate_limit_exceeded', 'RESOURCE_EXHAUSTED'])],
];

/** Says less than the status, where there is one. */
const SERVER_CODES = new Set(['api_error', 'server_error', 'internal_error', 'INTERNAL', 'timeout_error']);

/** Where the code is one that also stands for other errors. The first that matches. */
const WORDS: readonly (readonly [Kind, ...string[]])[] = [
  ['window', 'context length', 'context window', 'context size', 'prompt is too long', 'token count ('],
  ['credit', 'credit balance', 'api usage limits'],
  ['refused', 'input was flagged'],
];

const STATUSES: Readonly<Record<number, Kind>> = {
  401: 'key',
  402: 'credit',
  403: 'permission',
  404: 'model',
  413: 'window',
  429: 'limit',
  503: 'overloaded',
  529: 'overloaded',
};

function kindOf({ status, codes, words, isForeign }: ProviderFailure): Kind {
  // Gateways in front of a provider answer errors with pages, too.
  if (isForeign && (status ?? 0) < 500) return 'address';
  const isNamed = (names: ReadonlySet<string>) => [...codes].some((code) => names.has(code));
  const said = words.toLowerCase();
  const told =
    WORDS.find(([, ...signs]) => signs.some((sign) => said.includes(sign))) ??
    CODES.find(([, names]) => isNamed(names));
  // A credit that is used up has the code of a rate limit at some, and its own status.
  if (status === 402) return 'credit';
  if (told !== undefined) return told[0];
  const known = STATUSES[status ?? 0];
  if (known !== undefined) return known;
  if (isNamed(SERVER_CODES)) return 'server';
  if (status === undefined || status < 400) return 'connection';
  return status < 500 ? 'request' : 'server';
}

export function isTooLong(error: unknown): boolean {
  return kindOf(providerFailureOf(error)) === 'window';
}

/** Whether the provider refused the request itself: pictures, a schema, a parameter or a length that the model doesn't take. */
export function refusedRequest(error: unknown): { words: string; isCertain: boolean } | null {
  if (error instanceof ModelError) return null;
  const failure = providerFailureOf(error);
  const kind = kindOf(failure);
  // Routers have no endpoint for such a request, and servers without the part of a model that reads pictures fail.
  const isCertain = kind === 'request' || kind === 'window' || failure.status === 501;
  const mayBe = isCertain || kind === 'model' || (kind === 'server' && failure.status !== undefined);
  return mayBe ? { words: failure.words, isCertain } : null;
}

/** Characters of a provider's words that are kept for logs and the operator. */
const MAX_WORDS = 500;

/** Any failure of a call as a `ModelError`. If the person gave up, their reason is rethrown. */
export function toModelError(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (signal.aborted) {
    const isTime = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
    if (!isTime) throw signal.reason;
    return new ModelError('slow', 'The provider did not answer in time.', { cause: error });
  }
  const failure = providerFailureOf(error);
  const { reason, advice } = KINDS[kindOf(failure)];
  const words = (failure.words || String(error)).slice(0, MAX_WORDS);
  const message = failure.status === undefined ? words : `${failure.status}: ${words}`;
  return new ModelError(reason, message, { cause: error, advice });
}

/** Milliseconds after which the same request may succeed; null if it won't, or not soon enough. */
export function waitBeforeRepeating(
  { reason, cause }: ModelError,
  { usualWaitMs, longestWaitMs }: ProviderRules,
): number | null {
  // Without a cause, no request was sent: the breaker is open.
  if (cause === undefined || (reason !== 'unavailable' && reason !== 'rate-limited')) return null;
  const failure = providerFailureOf(cause);
  if (!KINDS[kindOf(failure)].passes || failure.headers['x-should-retry'] === 'false') return null;
  const waitMs = failure.waitMs ?? usualWaitMs;
  return waitMs <= longestWaitMs ? waitMs : null;
}

/** The HTTP status of a provider's refusal; undefined if it didn't answer. */
export function statusOf(error: unknown): number | undefined {
  return providerFailureOf(error instanceof ModelError ? error.cause : error).status;
}
