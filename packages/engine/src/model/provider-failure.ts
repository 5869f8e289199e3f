/** A failed call as the libraries report it, and what the provider itself says in its body. */
export interface ProviderFailure {
  /** The HTTP status; undefined where the provider didn't answer. */
  status: number | undefined;
  headers: Record<string, string>;
  /** Every code, type and status that the body names. */
  codes: ReadonlySet<string>;
  /** The provider's words. */
  words: string;
  /** Milliseconds after which the provider wants to be asked again; null where it names no time. */
  waitMs: number | null;
  /** Whether the body can't be of any provider's API. */
  isForeign: boolean;
}

interface Call {
  statusCode?: number | undefined;
  responseHeaders?: Record<string, string> | undefined;
  responseBody?: unknown;
  message?: unknown;
  type?: unknown;
  code?: unknown;
  data?: unknown;
}

/** Characters of a body that are parsed. */
const MAX_BODY = 64_000;
const MAX_DEPTH = 8;
const MAX_ENTRIES = 200;

const READ = new WeakMap<object, ProviderFailure>();

/** Each error is read once, however often it is asked about. */
export function providerFailureOf(error: unknown): ProviderFailure {
  if (typeof error !== 'object' || error === null) return failureIn({});
  const failure = READ.get(error) ?? failureIn(error);
  READ.set(error, failure);
  return failure;
}

function failureIn(call: Call): ProviderFailure {
  const headers = call.responseHeaders ?? {};
  const said = typeof call.responseBody === 'string' ? call.responseBody.slice(0, MAX_BODY) : '';
  const body = parsed(said) ?? call.data;
  const codes = new Set<string>();
  const words: string[] = typeof call.message === 'string' ? [call.message] : [];
  let retryDelayMs: number | null = null;
  for (const [key, value] of [...entriesOf(body), ...entriesOf({ type: call.type, code: call.code })]) {
    if (CODE_KEYS.has(key)) codes.add(value);
    if (WORD_KEYS.has(key)) words.push(value);
    if (key === 'retryDelay') retryDelayMs = secondsIn(value);
  }
  return {
    status: statusIn(codes, call.statusCode),
    headers,
    codes,
    words: words.join('\n'),
    waitMs: waitIn(headers) ?? retryDelayMs,
    isForeign: said.trimStart().startsWith('<'),
  };
}

const CODE_KEYS = new Set(['code', 'type', 'status', 'reason', 'error_code']);
const WORD_KEYS = new Set(['message', 'error', 'detail', 'param']);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The named texts and numbers in a body, the outer ones first. */
function entriesOf(body: unknown): [key: string, value: string][] {
  const found: [key: string, value: string][] = [];
  let level = [body];
  for (let depth = 1; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const named = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.entries(value) : [],
    );
    for (const [key, value] of named) {
      if (found.length === MAX_ENTRIES) return found;
      if (typeof value === 'string' || typeof value === 'number') found.push([key, String(value)]);
    }
    level = named.map(([, value]) => value);
  }
  return found;
}

/** Gateways send an error with the status 200 and its own status in the body. */
function statusIn(codes: ReadonlySet<string>, status: number | undefined): number | undefined {
  if (status !== undefined && status !== 200) return status;
  const inner = [...codes].map(Number).find((code) => code >= 400 && code < 600);
  return inner ?? status;
}

/** `retry-after` is in seconds or a date. */
function waitIn(headers: Record<string, string>): number | null {
  const ms = Number(headers['retry-after-ms']);
  if (ms > 0) return ms;
  const after = headers['retry-after'];
  if (after === undefined) return null;
  const seconds = secondsIn(after);
  if (seconds !== null) return seconds;
  const at = Date.parse(after);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** "34", "34s" and "0.5s" in milliseconds. */
function secondsIn(text: string): number | null {
  const seconds = Number(text.endsWith('s') ? text.slice(0, -1) : text);
  return text !== '' && Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}
