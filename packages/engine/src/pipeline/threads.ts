import { Worker } from 'node:worker_threads';
import type { PageHints } from '@liftmark/contract/analysis';
import type { CaptureFailureCode } from '@liftmark/contract/capture-failures';
import type { ManualInput } from '@liftmark/contract/manual';
import type { ConversionReport } from '@liftmark/contract/report';
import type { OutlineNode } from '../analyst/model/whole-page/outline.ts';
import { CaptureError } from '../capture/capture-error.ts';
import type { CheckError } from '../checks/check-error.ts';
import type { JudgingListener, Progress } from './score-page.ts';

/** A page packed by `packSnapshot`, with hints and the time its capture took. */
export interface PageTask {
  packed: Uint8Array;
  hints: PageHints;
  captureMs: number;
  /** Whether somebody sent the page, so that it still has to pass the gate. */
  isReceived?: boolean;
}

/** The arguments of `judgeManual`. */
export interface ManualTask {
  input: ManualInput;
  writtenAt: string;
  hints: PageHints;
}

export type JudgingTask =
  | { kind: 'claims'; packed: Uint8Array }
  | { kind: 'outline'; packed: Uint8Array }
  | ({ kind: 'page' } & PageTask)
  | ({ kind: 'manual' } & ManualTask);

export type JudgingResult = boolean | ConversionReport | OutlineNode[];

export type JudgingReply =
  | { progress: Progress }
  | { checkError: CheckError }
  | { result: JudgingResult; heapBytes: number }
  | { refused: { code: CaptureFailureCode; message: string } }
  | { error: unknown };

/**
 * Judges pages in separate threads, so that a slow page holds up no other one and can be cancelled. The reports are in
 * the words of the built-in analyst.
 */
export interface JudgingThreads {
  /** Whether the page claims something that only a later load can confirm or contradict. */
  wantsLaterLoad(packed: Uint8Array, signal: AbortSignal | undefined): Promise<boolean>;
  /** What visitors see of the page, for a language model. */
  outline(packed: Uint8Array, signal: AbortSignal | undefined): Promise<OutlineNode[]>;
  /** Rejects with the signal's reason as soon as it aborts; the thread then ends. */
  judge(
    task: PageTask,
    signal: AbortSignal | undefined,
    listener?: JudgingListener,
  ): Promise<ConversionReport>;
  judgeManual(
    task: ManualTask,
    signal: AbortSignal | undefined,
    listener?: JudgingListener,
  ): Promise<ConversionReport>;
  /** Starts a thread ahead, so that the first page doesn't wait for it to load the engine. */
  prepare(): void;
  /** Ends idle threads, which take about 80 MB each. */
  endIdle(): Promise<void>;
  close(): Promise<void>;
}

/** A thread whose heap grew beyond this isn't kept for the next page. */
const MAX_IDLE_HEAP = 192 * 1024 * 1024;
/**
 * Limits of the old generation, in megabytes. 100,000 nodes per device take 130 besides the engine's 40, and a lower
 * limit collects garbage sooner. A page with long texts that doesn't fit is tried once more with the higher limit.
 */
const ROOM = { usual: 208, most: 320 };

export function createJudgingThreads(room = ROOM): JudgingThreads {
  const threads = new Threads(room);
  return {
    wantsLaterLoad: async (packed, signal) =>
      (await threads.run({ kind: 'claims', packed }, signal)) === true,
    async outline(packed, signal) {
      const result = await threads.run({ kind: 'outline', packed }, signal);
      if (!Array.isArray(result)) throw new Error('The judging thread gave no outline.');
      return result;
    },
    judge: async (task, signal, listener) =>
      reportIn(await threads.run({ kind: 'page', ...task }, signal, listener)),
    judgeManual: async (task, signal, listener) =>
      reportIn(await threads.run({ kind: 'manual', ...task }, signal, listener)),
    prepare: () => threads.prepare(),
    endIdle: () => threads.endIdle(),
    close: () => threads.close(),
  };
}

/** Starts threads on demand, one per page judged at the same time, and keeps them warm. */
class Threads {
  readonly #room: typeof ROOM;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();

  constructor(room: typeof ROOM) {
    this.#room = room;
  }

  async run(
    task: JudgingTask,
    signal: AbortSignal | undefined,
    listener: JudgingListener = {},
  ): Promise<JudgingResult> {
    signal?.throwIfAborted();
    const { usual, most } = this.#room;
    try {
      return await this.#runIn(this.#idle.pop() ?? this.#start(usual), task, signal, listener);
    } catch (error) {
      if (!isFull(error)) throw error;
    }
    return await this.#runIn(this.#start(most), task, signal, listener).catch((error) => {
      throw isFull(error) ? new CaptureError('too_large', 'judging it took too much memory') : error;
    });
  }

  prepare(): void {
    if (this.#idle.length > 0) return;
    const worker = this.#start(this.#room.usual);
    worker.unref();
    this.#idle.push(worker);
  }

  async endIdle(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((worker) => worker.terminate()));
  }

  async #runIn(
    worker: Worker,
    task: JudgingTask,
    signal: AbortSignal | undefined,
    listener: JudgingListener,
  ): Promise<JudgingResult> {
    worker.ref();
    this.#busy.add(worker);
    const { promise, resolve, reject } = Promise.withResolvers<JudgingResult>();
    const giveUp = () => reject(signal?.reason);
    let isKept = false;
    signal?.addEventListener('abort', giveUp);
    const onExit = () => reject(new Error('The judging thread ended.'));
    const onMessage = (reply: JudgingReply) => {
      if ('progress' in reply) return listener.onProgress?.(reply.progress);
      if ('checkError' in reply) return listener.onCheckError?.(reply.checkError);
      if ('error' in reply) return reject(reply.error);
      if ('refused' in reply) return reject(refusalOf(reply.refused));
      isKept = reply.heapBytes <= MAX_IDLE_HEAP;
      resolve(reply.result);
    };
    worker.on('error', reject).on('messageerror', reject).on('exit', onExit).on('message', onMessage);
    try {
      worker.postMessage(task);
      return await promise;
    } finally {
      signal?.removeEventListener('abort', giveUp);
      worker.off('error', reject).off('messageerror', reject).off('exit', onExit).off('message', onMessage);
      this.#busy.delete(worker);
      // An idle thread doesn't keep the process alive.
      worker.unref();
      if (isKept) this.#idle.push(worker);
      else void worker.terminate();
    }
  }

  #start(roomMb: number): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: roomMb, maxYoungGenerationSizeMb: 8 },
    });
    // Errors between two pages need no handling: the thread exits, and `exit` removes it.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const place = this.#idle.indexOf(worker);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    return worker;
  }
}

function refusalOf({ code, message }: { code: CaptureFailureCode; message: string }): CaptureError {
  return new CaptureError(code, 'a received page', message);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function reportIn(result: JudgingResult): ConversionReport {
  if (typeof result === 'boolean' || Array.isArray(result))
    throw new Error('The judging thread gave no report.');
  return result;
}
