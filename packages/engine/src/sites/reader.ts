import { type Dispatcher, fetch } from 'undici';
import { cookieHeader, headersOf, isOwn, type SiteAccess } from '../capture/access/site-access.ts';
import { createAgent } from '../capture/egress/agent.ts';
import { EgressError, type EgressFailureKind } from '../capture/egress/dial.ts';
import type { EgressGuard } from '../capture/egress/egress.ts';
import { isWeb } from './scope.ts';

/** Robots rules for this name apply to it. */
export const ROBOT = 'Liftmark';

const HEADERS = {
  accept: 'text/html,application/xhtml+xml;q=0.9,application/xml;q=0.8,text/plain;q=0.7,*/*;q=0.5',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'br, gzip, deflate',
  'user-agent': `Mozilla/5.0 (compatible; ${ROBOT}/1.0)`,
};

const MAX_HOPS = 10;
const TIMEOUT_MS = 15_000;

export type ReadFailure = EgressFailureKind | 'timeout' | 'redirects' | 'foreign';

export interface Answer {
  status: number;
  /** After redirects. */
  url: string;
  contentType: string;
  /** Unpacked, up to the limit. */
  body: Buffer;
  /** Whether the limit cut it. */
  isCut: boolean;
  /** Seconds that it asks to be left alone for; null if it doesn’t say. */
  retryAfterS: number | null;
}

/** Reads documents through the guard, one budget of bytes for all of them. */
export interface SiteReader {
  /**
   * Follows redirects as long as `isAllowed` accepts where they lead. Rejects only if the signal aborts.
   * @param maxBytes of the unpacked body
   */
  read(
    url: string,
    maxBytes: number,
    isAllowed: (url: URL) => boolean,
  ): Promise<Answer | { failure: ReadFailure }>;
  /** Bytes on the wire so far, and requests. */
  spent(): { bytes: number; requests: number };
  close(): Promise<void>;
}

interface ReaderOptions {
  /** On the wire, for all documents. */
  maxBytes: number;
  signal: AbortSignal;
  /** What opens the pages of a site; other sites don’t get it. */
  access?: SiteAccess;
}

export async function openSiteReader(
  guard: EgressGuard,
  { maxBytes, signal, access }: ReaderOptions,
): Promise<SiteReader> {
  const egress = await guard.open({ maxBytes });
  const agent = createAgent(egress);
  let requests = 0;
  return {
    async read(url, limit, isAllowed) {
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      const either = AbortSignal.any([signal, timeout]);
      let at = url;
      try {
        for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
          requests += 1;
          const response = await open(at, agent, either, access);
          const next = locationOf(response, at);
          if (next === null) return { ...(await bodyOf(response, limit)), url: at };
          await response.body?.cancel();
          if (!isAllowed(next)) return { failure: 'foreign' };
          at = next.href;
        }
        return { failure: 'redirects' };
      } catch (cause) {
        signal.throwIfAborted();
        if (timeout.aborted) return { failure: 'timeout' };
        const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
        const failure = inner instanceof EgressError ? inner : egress.failureOf(at);
        return { failure: failure?.kind ?? 'unreachable' };
      }
    },
    spent: () => ({ bytes: egress.bytes(), requests }),
    async close() {
      await agent.destroy();
      await egress.close();
    },
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

function open(url: string, dispatcher: Dispatcher, signal: AbortSignal, access: SiteAccess | undefined) {
  const headers = { ...HEADERS, ...(access && isOwn(url, access) && accessHeaders(url, access)) };
  return fetch(url, { redirect: 'manual', dispatcher, headers, signal });
}

function accessHeaders(url: string, access: SiteAccess): Record<string, string> {
  const cookie = cookieHeader(url, access);
  return { ...headersOf(access), ...(cookie !== null && { cookie }) };
}

/** Where a redirect leads; null if it is none. */
function locationOf(response: Opened, base: string): URL | null {
  if (response.status < 300 || response.status >= 400) return null;
  const location = response.headers.get('location');
  const url = location === null ? null : URL.parse(location, base);
  return url !== null && isWeb(url) ? url : null;
}

/** In seconds, or as a date (RFC 9110, 10.2.3). */
function retryAfterOf(value: string | null): number | null {
  if (value === null) return null;
  const given = Number(value);
  const seconds = Number.isNaN(given) ? (Date.parse(value) - Date.now()) / 1_000 : given;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** The beginning of the unpacked body: reading on stops the moment that it is over the limit. */
async function bodyOf(response: Opened, maxBytes: number): Promise<Omit<Answer, 'url'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk.subarray(0, maxBytes - size));
    size += chunk.length;
    if (size <= maxBytes) continue;
    isCut = true;
    break;
  }
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    retryAfterS: retryAfterOf(response.headers.get('retry-after')),
    body: Buffer.concat(chunks),
    isCut,
  };
}
