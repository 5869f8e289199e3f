import { parentPort, workerData } from 'node:worker_threads';
import { CaptureError } from '../capture-error.ts';
import { receiveCapture, type SentCapture } from './receive-capture.ts';
import type { ReceivingReply } from './receive-in-thread.ts';
import { UnfitCaptureError } from './unfit-capture-error.ts';

/** The thread's side of `receive-in-thread.ts`: one capture, one answer. */

async function replyTo(sent: SentCapture): Promise<ReceivingReply> {
  try {
    return { received: await receiveCapture(sent) };
  } catch (error) {
    if (error instanceof UnfitCaptureError) return { unfit: error.message };
    if (error instanceof CaptureError) return { code: error.code, message: error.message };
    throw error;
  }
}

parentPort?.postMessage(await replyTo(workerData));
