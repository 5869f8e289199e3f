import {
  BROKEN_ANSWER_SENTENCE,
  LONG_HEADERS_SENTENCE,
  UNSAFE_PORT_SENTENCE,
} from '@liftmark/contract/capture-failures';
import type { CDPSession, Page, Request, Response } from 'playwright-core';
import { CaptureError } from '../capture-error.ts';
import type { Egress } from '../egress/egress.ts';
import { tlsError } from './tls-error.ts';

/** How the page's document arrived. */
export interface Navigation {
  finalUrl: string;
  status: number;
  /** Media type without parameters, lower case; empty where the server named none. */
  contentType: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** Addresses that redirected, in order, starting with the requested one. */
  redirects: string[];
}

export const MAX_REDIRECTS = 10;

/** Documents that a page may go through by script before it counts as unstable. */
const MAX_DOCUMENTS = 6;

/** How often one document may change its address, such as for a language, a session or a place on the page. */
const MAX_NAMES = 3;

/** How long a server may take to begin its answer, each time that it redirects. */
const ANSWER_MS = 20_000;

/** Decoded bytes of the document itself. */
export const MAX_DOCUMENT_BYTES = 12 * 1024 * 1024;

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml', '']);

/** Whether a media type is a web page's; a server that names none may still send one. */
export function isHtml(contentType: string): boolean {
  return HTML_TYPES.has(contentType);
}

/**
 * Opens the page until its document begins to arrive. Rejects with `CaptureError`.
 * @param unshown why the browser shows nothing of the last answer, where that is so
 */
export async function openPage(
  page: Page,
  egress: Egress,
  url: string,
  unshown: () => Promise<CaptureError | null>,
): Promise<Navigation> {
  let hop = url;
  let answer: Response | null = null;
  const gaveUp = Promise.withResolvers<never>();
  const patience = setTimeout(
    () => gaveUp.reject(new CaptureError('timeout', `no answer within ${ANSWER_MS} ms`)),
    ANSWER_MS,
  );
  page.on('request', (request) => {
    if (!isOwn(request, page)) return;
    hop = request.url();
    patience.refresh();
    const { length } = redirectsOf(request);
    // The browser itself gives up after twice as many.
    if (length > MAX_REDIRECTS) gaveUp.reject(tooManyRedirects(length));
  });
  page.on('response', (response) => {
    if (isOwn(response.request(), page)) answer = response;
  });
  let response: Response | null;
  try {
    response = await Promise.race([page.goto(url, { waitUntil: 'commit', timeout: 0 }), gaveUp.promise]);
  } catch (cause) {
    if (cause instanceof CaptureError) throw cause;
    // An error without content is still an answer.
    response = String(cause).includes('ERR_HTTP_RESPONSE_CODE_FAILURE') ? answer : null;
    const reason = names(String(cause), 'ERR_ABORTED', 'ERR_UNSAFE_REDIRECT') ? await unshown() : null;
    if (reason !== null) throw reason;
    if (String(cause).includes('ERR_ABORTED') && answer === null && egress.failureOf(hop) === null) {
      throw new CaptureError('crash', 'the browser gave the navigation up');
    }
    if (response === null) throw navigationError(cause, hop, egress);
  } finally {
    clearTimeout(patience);
  }
  if (response === null) throw new CaptureError('unreachable', 'no response');
  return navigationOf(response, egress);
}

/** Addresses that led to the request, in order. */
function redirectsOf(request: Request): string[] {
  const redirects: string[] = [];
  for (let from = request.redirectedFrom(); from !== null; from = from.redirectedFrom()) {
    redirects.unshift(from.url());
  }
  return redirects;
}

/** @param count how many there were when it was given up */
export function tooManyRedirects(count: number): CaptureError {
  return new CaptureError('redirects', `${count} redirects`);
}

function isOwn(request: Request, page: Page): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame();
}

/** A document as the browser names it. */
export interface ShownDocument {
  frameId: string;
  loaderId: string;
  /** Set if the browser shows its own error page: the address that it couldn't show. */
  unreachableUrl?: string | undefined;
}

/** The document in the page's own frame right now. */
export async function shownDocument(session: CDPSession): Promise<ShownDocument> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { id, loaderId, unreachableUrl } = frameTree.frame;
  return { frameId: id, loaderId, unreachableUrl };
}

/** How each document in the page's main frame arrived, whether opened by us or by the page itself. */
export interface DocumentLog {
  /**
   * How this document arrived; null if it didn't come over the network. Rejects with `CaptureError` if the browser
   * shows its own error page instead.
   */
  arrivalOf(shown: ShownDocument): Promise<Navigation | null>;
  /** Whether the last one is still arriving. */
  isArriving(): boolean;
  /** Whether the last one keeps changing its address without ever loading. */
  isRenaming(): boolean;
}

/** @param onTooMany called when the page never stays */
export function logDocuments(
  page: Page,
  session: CDPSession,
  egress: Egress,
  onTooMany: (documents: number) => void,
): DocumentLog {
  return { ...watchArriving(page), arrivalOf: logArrivals(page, session, egress, onTooMany) };
}

function watchArriving(page: Page): Pick<DocumentLog, 'isArriving' | 'isRenaming'> {
  let arriving: Request | null = null;
  let names = 0;
  const end = (request: Request) => {
    if (request === arriving) arriving = null;
  };
  page.on('request', (request) => {
    if (!isOwn(request, page)) return;
    arriving = request;
    names = 0;
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) names += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    isArriving: () => arriving !== null,
    // The first is the address it arrived under.
    isRenaming: () => names > 1 + MAX_NAMES,
  };
}

function logArrivals(
  page: Page,
  session: CDPSession,
  egress: Egress,
  onTooMany: (documents: number) => void,
): DocumentLog['arrivalOf'] {
  const arrivals: { url: string; status: number; navigation: Promise<Navigation> }[] = [];
  const failures = new Map<string, string>();
  const addresses = new Map<string, string>();
  page.on('response', (response) => {
    const status = response.status();
    if ((status >= 300 && status < 400) || !isOwn(response.request(), page)) return;
    const navigation = navigationOf(response, egress);
    navigation.catch(() => undefined);
    arrivals.push({ url: response.url(), status, navigation });
    if (arrivals.length > MAX_DOCUMENTS) onTooMany(arrivals.length);
  });
  page.on('requestfailed', (request) => {
    if (isOwn(request, page)) failures.set(request.url(), request.failure()?.errorText ?? 'failed');
  });
  session.on('Network.responseReceived', ({ requestId, loaderId, response }) => {
    // The request of a document has the id of its loader.
    if (requestId === loaderId) addresses.set(loaderId, withoutFragment(response.url));
  });

  return async ({ loaderId, unreachableUrl }) => {
    const url = unreachableUrl === undefined ? addresses.get(loaderId) : withoutFragment(unreachableUrl);
    const arrival = arrivals.findLast((one) => withoutFragment(one.url) === url);
    // Browsers show their own page for an error without content.
    const isError = unreachableUrl !== undefined && (arrival?.status ?? 0) < 400;
    if (isError) throw navigationError(failures.get(unreachableUrl), unreachableUrl, egress);
    return arrival?.navigation ?? null;
  };
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

/** Reports when the decoded document exceeds its limit, long before it has all arrived. */
export function limitDocument(session: CDPSession, onOver: (limit: number) => void): void {
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
}

/** Fails if the browser can't decompress the document: it would show nothing and load forever. */
export function refuseBrokenAnswers(page: Page, fail: (reason: CaptureError) => void): void {
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (isOwn(request, page) && reason.includes('ERR_CONTENT_DECODING')) {
      fail(new CaptureError('unreachable', reason, BROKEN_ANSWER_SENTENCE));
    }
  });
}

/** The navigation of a document that arrived. Rejects with `CaptureError` if our egress answered in its place. */
async function navigationOf(response: Response, egress: Egress): Promise<Navigation> {
  const finalUrl = response.url();
  const headers = response.headers();
  const failure = egress.failureBehind(finalUrl, headers);
  if (failure !== null) throw egressError(failure);

  const redirects = redirectsOf(response.request());
  if (redirects.length > MAX_REDIRECTS) throw tooManyRedirects(redirects.length);

  const contentType = mediaType(headers['content-type']);
  return { finalUrl, status: response.status(), contentType, headers, redirects };
}

/** The media type of a content-type header. */
export function mediaType(header: string | undefined): string {
  return (header ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** The error for the page when the guarded proxy couldn't connect. */
export function egressError(failure: NonNullable<ReturnType<Egress['failureOf']>>): CaptureError {
  const codes = {
    refused: 'blocked_destination',
    dns: 'dns',
    over_limit: 'too_large',
  } as const;
  if (failure.kind === 'tls') return tlsError(failure.message);
  if (failure.kind === 'unreachable') return unreachable(failure.message);
  return new CaptureError(codes[failure.kind], failure.message);
}

/** No answer, or an unusable one, from a message of Node or the browser. */
export function unreachable(message: string): CaptureError {
  const isLong = ['header overflow', 'headers overflow', 'err_response_headers_too_big'].some((sign) =>
    message.toLowerCase().includes(sign),
  );
  return new CaptureError('unreachable', message, isLong ? LONG_HEADERS_SENTENCE : undefined);
}

/** Of addresses that the browser or the egress doesn't follow. */
const FORBIDDEN = [
  'ERR_UNSAFE_REDIRECT',
  'ERR_BLOCKED',
  'ERR_UNKNOWN_URL_SCHEME',
  'ERR_DISALLOWED_URL_SCHEME',
];

/** Whether a message has one of the codes or phrases. */
function names(message: string, ...signs: readonly string[]): boolean {
  return signs.some((sign) => message.includes(sign));
}

function navigationError(cause: unknown, url: string, egress: Egress): CaptureError {
  const message = String(cause instanceof Error ? cause.message : cause).split('\n')[0] ?? '';
  const failure = egress.failureOf(url);
  if (failure !== null) return egressError(failure);
  if (names(message, 'ERR_INVALID_AUTH_CREDENTIALS')) return new CaptureError('auth_required', message);
  if (names(message.toLowerCase(), 'crash')) return new CaptureError('crash', message);
  if (names(message, 'ERR_TOO_MANY_REDIRECTS')) return new CaptureError('redirects', message);
  if (names(message, 'ERR_CERT', 'ERR_SSL', 'ERR_BAD_SSL', 'ERR_TLS')) return tlsError(message);
  if (names(message, 'Timeout', 'ERR_TIMED_OUT', 'ERR_CONNECTION_TIMED_OUT'))
    return new CaptureError('timeout', message);
  if (names(message, 'Download is starting', 'ERR_ABORTED', 'ERR_INVALID_RESPONSE')) {
    return new CaptureError('not_html', message);
  }
  if (names(message, 'interrupted by another navigation')) return new CaptureError('unstable', message);
  if (names(message, 'ERR_UNSAFE_PORT')) {
    return new CaptureError('blocked_destination', message, UNSAFE_PORT_SENTENCE);
  }
  if (names(message, ...FORBIDDEN)) {
    return new CaptureError('blocked_destination', message);
  }
  return unreachable(message);
}
