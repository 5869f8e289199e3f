import type { AttemptError, WebhookFormat, WebhookPayload } from '@liftmark/contract/webhooks';
import type { EgressGuard } from '@liftmark/engine/capture/egress/egress';
import { type Posted, post } from '@liftmark/engine/capture/egress/post';
import { Webhook as Signer } from 'standardwebhooks';
import { loggedAnswer } from './answer.ts';
import { deliveryBody } from './delivery-body.ts';
import { askedDelayS } from './retries.ts';

/** Bytes of an answer that are read. */
const ANSWER_BYTES = 2_048;
const GONE = 410;

interface Sending {
  /** The same in every attempt, so that receivers recognize repeats. */
  messageId: string;
  address: string;
  format: WebhookFormat;
  payload: WebhookPayload;
  /** All that sign. */
  secrets: readonly string[];
  timeoutMs: number;
  signal: AbortSignal;
}

export interface Attempt {
  startedAt: Date;
  durationMs: number;
  status: number | null;
  /** Null if the delivery arrived. */
  error: AttemptError | null;
  answer: string | null;
  /** How long the receiver asked to be left alone; null if it didn't. */
  askedDelayS: number | null;
}

/** Sends a delivery once. Rejects only if the signal aborts. */
export async function sendDelivery(guard: EgressGuard, sending: Sending): Promise<Attempt> {
  const { address, format, payload, secrets, timeoutMs, signal } = sending;
  const startedAt = new Date();
  const beganMs = performance.now();
  const body = deliveryBody(format, payload);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Liftmark-Webhooks/1.0',
    ...signed(sending, body, startedAt),
  };
  const posted = await post(guard, {
    url: address,
    headers,
    body,
    timeoutMs,
    maxAnswerBytes: ANSWER_BYTES,
    signal,
  });
  const durationMs = Math.round(performance.now() - beganMs);
  const status = 'status' in posted ? posted.status : null;
  const { pathname, search } = new URL(address);
  const hidden = [...secrets, address, `${pathname}${search}`].filter((each) => each.length > 1);
  const answer = 'answer' in posted ? loggedAnswer(posted.answer, hidden) : null;
  const asked = 'retryAfter' in posted ? askedDelayS(posted.retryAfter, new Date()) : null;
  return { startedAt, durationMs, status, error: errorOf(posted), answer, askedDelayS: asked };
}

/** True if the receiver asks to be sent nothing anymore. */
export function isGone({ status }: Attempt): boolean {
  return status === GONE;
}

/** The headers of Standard Webhooks. During a replacement of the secret, both sign. */
function signed({ messageId, secrets }: Sending, body: string, sentAt: Date): Record<string, string> {
  const signatures = secrets.map((secret) => new Signer(secret).sign(messageId, sentAt, body));
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

function errorOf(posted: Posted): AttemptError | null {
  if ('status' in posted) {
    if (posted.status >= 200 && posted.status < 300) return null;
    return posted.status >= 300 && posted.status < 400 ? 'redirect' : 'refused';
  }
  switch (posted.failure) {
    case 'refused':
      return 'blocked_destination';
    case 'over_limit':
      return 'unreachable';
    default:
      return posted.failure;
  }
}
