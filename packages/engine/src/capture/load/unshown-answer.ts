import { setTimeout as delay } from 'node:timers/promises';
import { foreignRedirectSentence, httpStatusSentence } from '@liftmark/contract/capture-failures';
import type { CDPSession } from 'playwright-core';
import { CaptureError } from '../capture-error.ts';
import { WEB_PROTOCOLS } from '../web-protocols.ts';

interface Answer {
  status: number;
  location: string | undefined;
}

/** Why a browser shows nothing of the page's answer; null if it would show or follow it. */
export function unshownAnswer({ status, location }: Answer): CaptureError | null {
  if (status === 304) return new CaptureError('http_status', 'status 304', httpStatusSentence(status));
  const scheme = URL.parse(location ?? '')?.protocol;
  if (status < 300 || status >= 400 || scheme === undefined || WEB_PROTOCOLS.has(scheme)) return null;
  const detail = `redirect to ${location?.slice(0, 200)}`;
  return new CaptureError('blocked_destination', detail, foreignRedirectSentence(scheme));
}

/** Details of an answer may arrive after the browser gave up on it. */
const LATE_MS = 1_000;

/**
 * Reads on the wire what the browser itself keeps: an answer to the page's address of which it shows nothing.
 * @returns asks why nothing is shown; null where no such answer came
 */
export function logAnswers(session: CDPSession): () => Promise<CaptureError | null> {
  const documents = new Set<string>();
  const found = Promise.withResolvers<CaptureError>();
  session.on('Network.requestWillBeSent', ({ requestId, loaderId }) => {
    // The request of a document has the id of its loader.
    if (requestId === loaderId) documents.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
    const location = Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1];
    const reason = documents.has(requestId) ? unshownAnswer({ status: statusCode, location }) : null;
    if (reason !== null) found.resolve(reason);
  });
  return () => Promise.race([found.promise, delay(LATE_MS, null, { ref: false })]);
}
