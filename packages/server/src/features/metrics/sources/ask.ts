import type { ConnectionProblem } from '@liftmark/contract/connections';
import type { EgressGuard } from '@liftmark/engine/capture/egress/egress';
import { post } from '@liftmark/engine/capture/egress/post';
import { ConnectionError } from './connection-error.ts';

interface Question {
  url: string;
  headers?: Record<string, string>;
  /** A form as parameters, else JSON; asks with GET without one. */
  body?: URLSearchParams | object;
}

/**
 * Asks a service and reads its JSON.
 * @throws ConnectionError
 */
export type Ask = (question: Question) => Promise<unknown>;

/** A day of a large site is a few megabytes. */
const ANSWER_BYTES = 32 * 1024 * 1024;
/** Of all answers to one `Ask`, which its rows are kept from. */
const TOGETHER_BYTES = 96 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** A service that sets no time is asked again after this. */
const USUAL_WAIT_S = 3600;
const LONGEST_WAIT_S = 24 * 3600;

/** Asks through the guard that checks every address. It reads a bounded amount in all. */
export function createAsk(guard: EgressGuard, signal: AbortSignal): Ask {
  let left = TOGETHER_BYTES;
  return async ({ url, headers, body }) => {
    const maxAnswerBytes = Math.min(ANSWER_BYTES, left);
    const isForm = body instanceof URLSearchParams;
    // A key with a letter that no header can have, such as a curly quote, would look like a service that doesn't answer.
    if (!Object.values(headers ?? {}).every((value) => /^[\x20-\x7e]*$/.test(value)))
      throw new ConnectionError('key');
    const answered = await post(guard, {
      url,
      headers: {
        accept: 'application/json',
        'user-agent': 'Liftmark-Connections/1.0',
        ...(body && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : isForm ? body.toString() : toJson(body),
      timeoutMs: TIMEOUT_MS,
      maxAnswerBytes,
      signal,
    });
    if ('failure' in answered)
      throw new ConnectionError(answered.failure === 'refused' ? 'blocked' : 'unreachable');
    const { status, answer, retryAfter } = answered;
    const bytes = Buffer.byteLength(answer);
    left -= bytes;
    if (bytes >= maxAnswerBytes) throw new ConnectionError('large');
    if (status === 429) throw new ConnectionError('rate', { retryAfterS: waitOf(retryAfter), answer });
    if (status < 200 || status > 299) throw new ConnectionError(problemOf(status), { answer });
    try {
      return JSON.parse(answer);
    } catch {
      throw new ConnectionError('format');
    }
  };
}

/** What a service sent may be nested too deeply to be sent back. */
function toJson(body: object): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw new ConnectionError('format');
  }
}

const PROBLEMS: Record<number, ConnectionProblem> = {
  400: 'question',
  401: 'key',
  402: 'plan',
  403: 'scope',
  404: 'property',
  422: 'question',
};

function problemOf(status: number): ConnectionProblem {
  if (status >= 300 && status < 400) return 'redirect';
  return PROBLEMS[status] ?? 'unreachable';
}

/** Seconds, or a date; RFC 9110. */
function waitOf(header: string | null): number {
  const seconds = header === null ? Number.NaN : Number(header);
  const untilDate = header === null ? Number.NaN : (Date.parse(header) - Date.now()) / 1000;
  const asked = [seconds, untilDate].find((each) => Number.isFinite(each) && each >= 0) ?? USUAL_WAIT_S;
  return Math.min(Math.ceil(asked), LONGEST_WAIT_S);
}
