import { type Agent, fetch, type Response } from 'undici';
import { cookieHeader, headersOf, isOwn, type SiteAccess } from '../access/site-access.ts';
import { withBudget, within } from '../budget.ts';
import type { Captured, CaptureOptions } from '../capture.ts';
import { CaptureError } from '../capture-error.ts';
import { createAgent } from '../egress/agent.ts';
import { EgressError } from '../egress/dial.ts';
import type { Egress, EgressGuard } from '../egress/egress.ts';
import { requireRealPage } from '../gate/gate.ts';
import { parsedCapture } from '../read/parsed-capture.ts';
import type { UploadedSite } from '../upload/uploaded-site.ts';
import { text } from '../warnings.text.ts';
import { decodeHtml } from './html-encoding.ts';
import {
  egressError,
  isHtml,
  MAX_DOCUMENT_BYTES,
  MAX_REDIRECTS,
  mediaType,
  type Navigation,
  tooManyRedirects,
  unreachable,
} from './navigation.ts';
import { withRetry } from './retry.ts';
import { unshownAnswer } from './unshown-answer.ts';

const HEADERS = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  'accept-language': 'en-US,en;q=0.9',
  // What every version of Node reads; the library would ask for zstd, too.
  'accept-encoding': 'br, gzip, deflate',
  'user-agent': 'Mozilla/5.0 (compatible; Liftmark/1.0)',
};

/** The whole document must have arrived by then. */
const STATIC_MS = 20_000;

/**
 * Reads only the HTML, through the same guarded proxy. Rejects with `CaptureError`.
 * @param warning for the report: why no browser was used
 */
export async function captureStatic(
  guard: EgressGuard,
  url: string,
  options: CaptureOptions,
  warning: string,
): Promise<Captured> {
  const capturedAt = new Date();
  const beganAt = performance.now();
  const egress = await guard.open();
  const agent = createAgent(egress);
  try {
    const read = async (signal: AbortSignal) => {
      const { upload, access } = options;
      const loading = upload ? loadUpload(upload) : load(agent, egress, url, signal, access);
      const { navigation, html } = await within(STATIC_MS, 'loading', loading);
      const desktop = parsedCapture(html, Math.round(performance.now() - beganAt));
      requireRealPage({ navigation, capture: desktop, mode: 'static' });
      return { navigation, desktop };
    };
    const { navigation, desktop } = await withBudget(options, (signal) =>
      withRetry(signal, () => read(signal)),
    );
    const warnings = desktop.truncated ? [text.truncated] : [];
    return {
      screenshots: new Map(),
      snapshot: {
        version: 1,
        url,
        finalUrl: navigation.finalUrl,
        mode: 'static',
        capturedAt: capturedAt.toISOString(),
        status: navigation.status,
        contentType: navigation.contentType,
        redirects: navigation.redirects,
        desktop,
        mobile: null,
        later: null,
        warnings: [warning, ...warnings],
      },
    };
  } finally {
    await agent.destroy();
    await egress.close();
  }
}

async function loadUpload({
  address,
  files,
}: UploadedSite): Promise<{ navigation: Navigation; html: string }> {
  const page = files.get(address);
  if (page === undefined) throw new CaptureError('empty', 'a site without its page');
  const headers = { 'content-type': page.contentType };
  const contentType = mediaType(page.contentType);
  const navigation = { finalUrl: address, status: 200, contentType, headers, redirects: [] };
  return { navigation, html: decodeHtml(page.body, page.contentType) };
}

/** Follows redirects by hand, so that each hop is counted, and reads the document that they lead to. */
async function load(
  agent: Agent,
  egress: Egress,
  url: string,
  signal: AbortSignal,
  access: SiteAccess | undefined,
): Promise<{ navigation: Navigation; html: string }> {
  const redirects: string[] = [];
  for (let address = url; ; ) {
    const response = await request(agent, egress, address, signal, headersFor(address, access));
    const location = response.headers.get('location');
    const unshown = unshownAnswer({ status: response.status, location: location ?? undefined });
    if (unshown !== null) throw unshown;
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      redirects.push(address);
      if (redirects.length > MAX_REDIRECTS) throw tooManyRedirects(redirects.length);
      const next = URL.parse(location, address);
      if (next === null) {
        throw new CaptureError('blocked_destination', `redirect to ${location.slice(0, 200)}`);
      }
      address = next.href;
      continue;
    }
    const contentType = mediaType(response.headers.get('content-type') ?? undefined);
    const headers = Object.fromEntries(response.headers);
    const navigation = { finalUrl: address, status: response.status, contentType, headers, redirects };
    if (!isHtml(contentType)) {
      await response.body?.cancel();
      throw new CaptureError('not_html', contentType);
    }
    const bytes = await readBody(response, egress);
    return { navigation, html: decodeHtml(bytes, response.headers.get('content-type') ?? '') };
  }
}

function headersFor(address: string, access: SiteAccess | undefined): Record<string, string> {
  if (access === undefined || !isOwn(address, access)) return {};
  const cookie = cookieHeader(address, access);
  return { ...headersOf(access), ...(cookie !== null && { cookie }) };
}

async function request(
  agent: Agent,
  egress: Egress,
  url: string,
  signal: AbortSignal,
  own: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    return await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      headers: { ...HEADERS, ...own },
      signal,
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw connectionError(cause, egress, url);
  }
}

function connectionError(cause: unknown, egress: Egress, url: string): CaptureError {
  const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const failure = inner instanceof EgressError ? inner : egress.failureOf(url);
  return failure === null ? unreachable(String(inner)) : egressError(failure);
}

/** The decoded body; rejects if it exceeds the limit. */
async function readBody(response: Response, egress: Egress): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MAX_DOCUMENT_BYTES) throw new CaptureError('too_large', `over ${MAX_DOCUMENT_BYTES} bytes`);
      chunks.push(chunk);
    }
  } catch (cause) {
    if (egress.exhausted()) throw new CaptureError('too_large', 'byte budget used up');
    throw cause instanceof CaptureError || cause instanceof DOMException
      ? cause
      : new CaptureError('unreachable', String(cause));
  }
  return Buffer.concat(chunks);
}
