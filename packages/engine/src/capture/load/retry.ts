import { setTimeout as delay } from 'node:timers/promises';
import { ServerFaultError } from '../capture-error.ts';

/** A server's problem is often over after this long. */
const PAUSE_MS = 1_000;

/**
 * Tries once more if the site's server failed.
 * @param signal ends the pause; it then rejects with the signal's reason
 */
export async function withRetry<Result>(
  signal: AbortSignal,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (cause) {
    if (!(cause instanceof ServerFaultError)) throw cause;
    await delay(PAUSE_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    return attempt();
  }
}
