import type { CDPSession, Page, Response } from 'playwright-core';
import { CaptureError } from './capture-error.ts';
import type { Egress } from './egress/egress.ts';

/** How the page's own document came. */
export interface Navigation {
  finalUrl: string;
  status: number;
  /** Media type without parameters, lower case; empty where the server named none. */
  contentType: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** Addresses that led elsewhere, in order, the first being the one asked for. */
  redirects: string[];
}

export const MAX_REDIRECTS = 10;

/** Documents that one page may lead through by script before it counts as unstable. */
const MAX_DOCUMENTS = 6;

/** How long a server may take to begin its answer. */
export const NAVIGATION_MS = 20_000;

/** Decoded bytes of the document itself. */
export const MAX_DOCUMENT_BYTES = 12 * 1024 * 1024;

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml', '']);

/** Whether a media type is a web page's; a server that names none may still send one. */
export function isHtml(contentType: string): boolean {
  return HTML_TYPES.has(contentType);
}

/** Opens the page until its document begins to arrive. Rejects with `CaptureError`. */
export async function openPage(
  page: Page,
  egress: Egress,
  url: string,
  timeoutMs: number,
): Promise<Navigation> {
  let hop = url;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) hop = request.url();
  });
  let response: Response | null;
  try {
    response = await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
  } catch (cause) {
    throw navigationError(cause, hop, egress);
  }
  if (response === null) throw new CaptureError('unreachable', 'no response');
  return navigationOf(response, egress);
}

/**
 * Keeps an eye on where the page leads itself by script or meta refresh. The function handed back tells how the
 * last such document came, or null where there was none since it was last asked.
 *
 * @param onTooMany called when the page never stays
 */
export function followNavigations(
  page: Page,
  egress: Egress,
  onTooMany: (documents: number) => void,
): () => Promise<Navigation | null> {
  let last: Promise<Navigation> | null = null;
  let documents = 0;
  page.on('response', (response) => {
    const request = response.request();
    const isHop = response.status() >= 300 && response.status() < 400;
    if (isHop || !request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents += 1;
    if (documents > MAX_DOCUMENTS) onTooMany(documents);
    last = navigationOf(response, egress);
    last.catch(() => undefined);
  });
  return async () => {
    const navigation = last;
    last = null;
    return navigation;
  };
}

/** Tells when the decoded document grows over its limit, long before all of it is there. */
export async function limitDocument(session: CDPSession, onOver: (limit: number) => void): Promise<void> {
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, loaderId }) => {
    // A document's request is named after its loader.
    if (requestId === loaderId) sizes.set(requestId, 0);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const size = sizes.get(requestId);
    if (size === undefined) return;
    sizes.set(requestId, size + dataLength);
    if (size + dataLength > MAX_DOCUMENT_BYTES) onOver(MAX_DOCUMENT_BYTES);
  });
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
}

/** The facts of a document that arrived. Rejects with `CaptureError` where our egress answered for it. */
export async function navigationOf(response: Response, egress: Egress): Promise<Navigation> {
  const finalUrl = response.url();
  const failure = egress.failureOf(finalUrl);
  if (failure !== null && response.status() === 502) throw egressError(failure);

  const redirects: string[] = [];
  for (let from = response.request().redirectedFrom(); from !== null; from = from.redirectedFrom()) {
    redirects.unshift(from.url());
  }
  if (redirects.length > MAX_REDIRECTS) throw new CaptureError('redirects', `${redirects.length} redirects`);

  const headers = response.headers();
  const contentType = mediaType(headers['content-type']);
  return { finalUrl, status: response.status(), contentType, headers, redirects };
}

/** The media type of a content-type header. */
export function mediaType(header: string | undefined): string {
  return (header ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** What a failed connection of the guarded way out means for the page. */
export function egressError(failure: NonNullable<ReturnType<Egress['failureOf']>>): CaptureError {
  const codes = {
    refused: 'blocked_destination',
    dns: 'dns',
    unreachable: 'unreachable',
    tls: 'tls',
    over_limit: 'too_large',
  } as const;
  return new CaptureError(codes[failure.kind], failure.message);
}

function navigationError(cause: unknown, url: string, egress: Egress): CaptureError {
  const message = String(cause instanceof Error ? cause.message : cause).split('\n')[0] ?? '';
  const failure = egress.failureOf(url);
  if (failure !== null) return egressError(failure);
  if (/ERR_INVALID_AUTH_CREDENTIALS/.test(message)) return new CaptureError('auth_required', message);
  if (/crash/i.test(message)) return new CaptureError('crash', message);
  if (/ERR_TOO_MANY_REDIRECTS/.test(message)) return new CaptureError('redirects', message);
  if (/ERR_CERT|ERR_SSL|ERR_BAD_SSL|ERR_TLS/.test(message)) return new CaptureError('tls', message);
  if (/Timeout|ERR_TIMED_OUT|ERR_CONNECTION_TIMED_OUT/.test(message))
    return new CaptureError('timeout', message);
  if (/Download is starting|ERR_ABORTED|ERR_INVALID_RESPONSE/.test(message)) {
    return new CaptureError('not_html', message);
  }
  if (/interrupted by another navigation/.test(message)) return new CaptureError('unstable', message);
  if (
    /ERR_UNSAFE_PORT|ERR_UNSAFE_REDIRECT|ERR_BLOCKED|ERR_UNKNOWN_URL_SCHEME|ERR_DISALLOWED_URL_SCHEME/.test(
      message,
    )
  ) {
    return new CaptureError('blocked_destination', message);
  }
  return new CaptureError('unreachable', message);
}
