import { setTimeout as delay } from 'node:timers/promises';
import type { TrialWorker } from './jobs.ts';
import { isAnalysisWaiting } from './queries.ts';

const LOOK_MS = 500;

/** Waits until no analysis waits, and none runs in this process. False if that took too long. */
export async function waitForRoom(
  { database, engine, patienceMs }: Pick<TrialWorker, 'database' | 'engine' | 'patienceMs'>,
  signal: AbortSignal,
): Promise<boolean> {
  const endsAt = performance.now() + patienceMs;
  while (performance.now() < endsAt) {
    await engine.whenIdle(signal);
    if (!(await isAnalysisWaiting(database))) return true;
    await delay(LOOK_MS, undefined, { signal });
  }
  return false;
}
