import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Verdict } from './verdict.ts';

/** The engine of this checkout. */
const ENGINE = join(import.meta.dirname, '../../packages/engine');

export interface Task {
  /** As JSON, or a gzipped file of it. */
  snapshot: string | { file: string };
  wantsReport?: boolean;
}

export type Reply =
  | { verdict: Verdict; report?: ConversionReport }
  | { unseen: string | null }
  | { error: string };

/** Judges snapshots in threads: as many at a time as there are processors. */
export interface Judges {
  judge(task: Task): Promise<Reply>;
  close(): Promise<void>;
}

/** @param engine folder of the engine that judges; this checkout's by default */
export function openJudges(engine = ENGINE, threads = Math.min(2, availableParallelism())): Judges {
  const workers: Worker[] = [];
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];

  async function take(): Promise<Worker> {
    for (;;) {
      const worker = idle.pop();
      if (worker) return worker;
      if (workers.length < threads) {
        const fresh = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { engine } });
        workers.push(fresh);
        return fresh;
      }
      await new Promise<void>((done) => waiting.push(done));
    }
  }

  return {
    async judge(task) {
      const worker = await take();
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      worker.on('message', resolve).on('error', reject);
      try {
        worker.postMessage(task);
        return await promise;
      } finally {
        worker.off('message', resolve).off('error', reject);
        idle.push(worker);
        waiting.shift()?.();
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
