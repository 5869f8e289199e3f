import { z } from 'zod';
import { type BrowserStore, tabStore } from './browser-store.ts';

/**
 * What someone asked for before signing in. It is stored for this tab, so that it survives Google's full-page
 * sign-in, and is read once. If the tab stores nothing, a full-page sign-in loses it.
 */

const KEY = 'wish';
const MAX_AGE_MS = 30 * 60 * 1000;

const pendingActionSchema = z.object({
  name: z.string(),
  input: z.unknown(),
  /** Milliseconds since the epoch. */
  keptAt: z.number(),
});

type PendingAction = z.output<typeof pendingActionSchema>;

export function savePendingAction(
  name: string,
  input: unknown,
  store: BrowserStore = tabStore,
  now = Date.now(),
): void {
  const pending: PendingAction = { name, input, keptAt: now };
  store.writeJson(KEY, pending);
}

export function dropPendingAction(store: BrowserStore = tabStore): void {
  store.remove(KEY);
}

function readPendingAction(store: BrowserStore, now: number): PendingAction | null {
  const kept = pendingActionSchema.safeParse(store.readJson(KEY));
  return kept.success && now - kept.data.keptAt < MAX_AGE_MS ? kept.data : null;
}

/** Whether an action is waiting for sign-in. */
export function hasPendingAction(store: BrowserStore = tabStore, now = Date.now()): boolean {
  return readPendingAction(store, now) !== null;
}

/**
 * Returns and removes the input of the pending action with this name; null if there is none or it no longer
 * matches.
 */
export function takePendingAction<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  store: BrowserStore = tabStore,
  now = Date.now(),
): z.output<Schema> | null {
  const pending = readPendingAction(store, now);
  if (pending?.name !== name) return null;
  dropPendingAction(store);
  const input = schema.safeParse(pending.input);
  return input.success ? input.data : null;
}
