import { fetch } from 'undici';
import { createAgent } from './agent.ts';
import { EgressError, type EgressFailureKind } from './dial.ts';
import type { EgressGuard } from './egress.ts';

export interface Posting {
  /** http or https. */
  url: string;
  headers: Record<string, string>;
  /** Null asks with GET. */
  body: string | null;
  /** For everything, from the lookup of the name to the end of the answer. */
  timeoutMs: number;
  /** Most bytes of the answer's body; the rest isn't read. */
  maxAnswerBytes: number;
  signal: AbortSignal;
}

/** What came back: an answer with the beginning of its body, or why there is none. */
export type Posted = PostAnswer | { failure: EgressFailureKind | 'timeout' };

interface PostAnswer {
  status: number;
  /** The header as it was sent; null without one. */
  retryAfter: string | null;
  answer: string;
}

/** Bytes of one request on the wire besides its answer: the request and the certificates of both sides. */
const MAX_BYTES = 512 * 1024;

/**
 * Sends a request through the guard. Redirects aren't followed, and a body that is slow or long doesn't hold up the answer.
 * Rejects only if the signal aborts.
 */
export async function post(guard: EgressGuard, { signal, ...posting }: Posting): Promise<Posted> {
  signal.throwIfAborted();
  const egress = await guard.open({ maxBytes: MAX_BYTES + posting.maxAnswerBytes, maxConnections: 2 });
  const agent = createAgent(egress);
  const timeout = AbortSignal.timeout(posting.timeoutMs);
  try {
    const response = await fetch(posting.url, {
      method: posting.body === null ? 'GET' : 'POST',
      redirect: 'manual',
      dispatcher: agent,
      headers: { ...posting.headers, 'accept-encoding': 'identity' },
      body: posting.body,
      signal: AbortSignal.any([signal, timeout]),
    });
    const answer = await beginningOf(response.body, posting.maxAnswerBytes);
    return { status: response.status, retryAfter: response.headers.get('retry-after'), answer };
  } catch (cause) {
    signal.throwIfAborted();
    if (timeout.aborted) return { failure: 'timeout' };
    const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
    const failure = inner instanceof EgressError ? inner : egress.failureOf(posting.url);
    return { failure: failure?.kind ?? 'unreachable' };
  } finally {
    await agent.destroy();
    await egress.close();
  }
}

/** What arrived of a body until its end, its limit, or the moment that it broke off. */
async function beginningOf(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk.subarray(0, maxBytes - size));
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // The status has arrived, and that is what counts.
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
