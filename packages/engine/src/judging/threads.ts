import { Worker } from 'node:worker_threads';
import type { PageHints } from '@liftmark/contract/analysis';
import type { ConversionReport } from '@liftmark/contract/report';
import type { PageSnapshot, ViewportCapture } from '../capture/snapshot.ts';
import type { Progress } from '../examine.ts';

export type JudgingTask =
  | { kind: 'claims'; desktop: ViewportCapture }
  | { kind: 'report'; snapshot: PageSnapshot; hints: PageHints; captureMs: number };

export type JudgingReply =
  | { progress: Progress }
  | { result: boolean | ConversionReport; heapBytes: number }
  | { error: unknown };

/**
 * Judges pages in threads of their own, so that a page that takes long to judge holds up nobody else and can be
 * given up. The words are those of the built-in analyst.
 */
export interface JudgingThreads {
  /** Whether the page claims something that only a later load can confirm or contradict. */
  wantsLaterLoad(desktop: ViewportCapture, signal: AbortSignal | undefined): Promise<boolean>;
  /** Rejects with the signal's reason at the moment it aborts; the thread then ends. */
  judge(
    task: Omit<JudgingTask & { kind: 'report' }, 'kind'>,
    signal: AbortSignal | undefined,
    tell: (progress: Progress) => void,
  ): Promise<ConversionReport>;
  close(): Promise<void>;
}

/** A thread that grew over this for one page is not kept for the next. */
const MAX_IDLE_HEAP = 192 * 1024 * 1024;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 1_024 };

/** Starts threads as they are needed: one for each page judged at the same time, kept warm afterwards. */
export function createJudgingThreads(): JudgingThreads {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();

  async function run(
    task: JudgingTask,
    signal: AbortSignal | undefined,
    tell: (progress: Progress) => void,
  ): Promise<boolean | ConversionReport> {
    signal?.throwIfAborted();
    const worker = idle.pop() ?? start();
    worker.ref();
    busy.add(worker);
    const { promise, resolve, reject } = Promise.withResolvers<boolean | ConversionReport>();
    const giveUp = () => reject(signal?.reason);
    let isKept = false;
    signal?.addEventListener('abort', giveUp);
    const onExit = () => reject(new Error('The judging thread ended.'));
    const onMessage = (reply: JudgingReply) => {
      if ('progress' in reply) return tell(reply.progress);
      if ('error' in reply) return reject(reply.error);
      isKept = reply.heapBytes <= MAX_IDLE_HEAP;
      resolve(reply.result);
    };
    worker.on('error', reject).on('exit', onExit).on('message', onMessage);
    try {
      worker.postMessage(task);
      return await promise;
    } finally {
      signal?.removeEventListener('abort', giveUp);
      worker.off('error', reject).off('exit', onExit).off('message', onMessage);
      busy.delete(worker);
      // An idle thread keeps no process from ending.
      worker.unref();
      if (isKept) idle.push(worker);
      else void worker.terminate();
    }
  }

  function start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: RESOURCE_LIMITS });
    // What happens to a thread between two pages is told by its end.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    return worker;
  }

  return {
    wantsLaterLoad: async (desktop, signal) =>
      (await run({ kind: 'claims', desktop }, signal, () => undefined)) === true,
    async judge(task, signal, tell) {
      const report = await run({ kind: 'report', ...task }, signal, tell);
      if (typeof report === 'boolean') throw new Error('The judging thread gave no report.');
      return report;
    },
    async close() {
      await Promise.all([...idle.splice(0), ...busy].map((worker) => worker.terminate()));
    },
  };
}
