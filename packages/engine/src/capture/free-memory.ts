import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PageSnapshot, ViewportCapture } from './snapshot.ts';

/** Pages with more nodes are opened only once, and the memory to read them is freed right away. */
export const LARGE_PAGE_NODES = 30_000;

let collector: NodeJS.GCFunction | null = null;

export function isLarge({ desktop, mobile }: Pick<PageSnapshot, 'desktop' | 'mobile'>): boolean {
  const count = (capture: ViewportCapture | null) => capture?.nodes.length ?? 0;
  return Math.max(count(desktop), count(mobile)) > LARGE_PAGE_NODES;
}

/**
 * Collects garbage and returns the memory to the system. By itself the collector lets the heap grow to a multiple of
 * what is in use and keeps it for seconds: hundreds of megabytes after the largest pages. Takes a few tenths of a
 * second.
 */
export async function freeMemory(): Promise<void> {
  // Waits until this turn has released its references.
  await nextTurn();
  collector ??= openCollector();
  collector({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Runs work that needs a lot of memory, freeing what it can before and right after. */
export async function withFreedMemory<Result>(work: () => Promise<Result>): Promise<Result> {
  await freeMemory();
  return work().finally(freeMemory);
}

/** Exposes the collector by a flag, so that programs using the engine don't have to. */
function openCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
