import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PageSnapshot, ViewportCapture } from './snapshot.ts';

/** Pages with more nodes are opened once only, and what was needed to read them is given back at once. */
export const LARGE_PAGE_NODES = 30_000;

let collector: NodeJS.GCFunction | null = null;

export function isLarge({ desktop, mobile }: Pick<PageSnapshot, 'desktop' | 'mobile'>): boolean {
  const count = (capture: ViewportCapture | null) => capture?.nodes.length ?? 0;
  return Math.max(count(desktop), count(mobile)) > LARGE_PAGE_NODES;
}

/**
 * Gives back to the machine what nobody holds any more. Left to itself the collector lets the heap grow to a
 * multiple of what is in use, and keeps its pages for seconds: for the largest pages hundreds of megabytes. Takes
 * some tenths of a second.
 */
export async function letGo(): Promise<void> {
  // What this turn still holds is let go with it.
  await nextTurn();
  collector ??= openCollector();
  collector({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Does what needs much memory for a while, with all that can be given back before it and at once afterwards. */
export async function makingRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  await letGo();
  return work().finally(letGo);
}

/** The collector is asked for by a flag, which programs that use the engine need not know of. */
function openCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
