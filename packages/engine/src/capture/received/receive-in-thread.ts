import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CaptureFailureCode } from '@liftmark/contract/capture-failures';
import { CaptureError } from '../capture-error.ts';
import { createQueue } from '../queue.ts';
import type { ReceivedCapture, SentCapture } from './receive-capture.ts';
import { text } from './text.ts';
import { UnfitCaptureError } from './unfit-capture-error.ts';

export type ReceivingReply =
  | { received: ReceivedCapture }
  | { unfit: string }
  | { code: CaptureFailureCode; message: string };

/** An honest capture takes about a second on a quiet machine. */
const LIMIT_MS = 60_000;
const ROOM_MB = 320;

/** Whatever is sent, it takes no more than the memory of so many threads. */
const AT_ONCE = Math.min(4, availableParallelism());
const queue = createQueue(AT_ONCE);

/**
 * `receiveCapture` in a thread of its own, with a limit to its time and memory.
 * @throws UnfitCaptureError if it is no capture; `CaptureError` if it is too large
 */
export function receiveInThread(sent: SentCapture): Promise<ReceivedCapture> {
  return queue(() => receive(sent));
}

async function receive(sent: SentCapture): Promise<ReceivedCapture> {
  const thread = new Worker(new URL('./receive-thread.ts', import.meta.url), {
    workerData: sent,
    resourceLimits: { maxOldGenerationSizeMb: ROOM_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ReceivingReply>();
  const timer = setTimeout(() => reject(new CaptureError('timeout', 'receiving', text.slow)), LIMIT_MS);
  thread.once('message', resolve).once('error', (error) => reject(limitOf(error)));
  thread.once('exit', () => reject(new Error('The receiving thread ended.')));
  try {
    const reply = await promise;
    if ('received' in reply) return reply.received;
    if ('unfit' in reply) throw new UnfitCaptureError(reply.unfit);
    throw new CaptureError(reply.code, 'received', reply.message);
  } finally {
    clearTimeout(timer);
    void thread.terminate();
  }
}

function limitOf(error: Error): Error {
  const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? new CaptureError('too_large', 'receiving took too much memory') : error;
}
