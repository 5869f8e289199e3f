import { z } from 'zod';
import { type BrowserStore, tabStore } from './browser-store.ts';

/**
 * What someone asked for before signing in. It is stored for this tab, so that it survives Google's full-page
 * sign-in, and is read once. If the tab stores nothing, a full-page sign-in loses it.
 */

const KEY = 'wish';
const MAX_AGE_MS = 30 * 60 * 1000;

const wishSchema = z.object({
  name: z.string(),
  input: z.unknown(),
  /** Milliseconds since the epoch. */
  keptAt: z.number(),
});

type Wish = z.output<typeof wishSchema>;

export function keepWish(
  name: string,
  input: unknown,
  store: BrowserStore = tabStore,
  now = Date.now(),
): void {
  const wish: Wish = { name, input, keptAt: now };
  store.writeJson(KEY, wish);
}

export function dropWish(store: BrowserStore = tabStore): void {
  store.remove(KEY);
}

function readWish(store: BrowserStore, now: number): Wish | null {
  const kept = wishSchema.safeParse(store.readJson(KEY));
  return kept.success && now - kept.data.keptAt < MAX_AGE_MS ? kept.data : null;
}

/** Whether an action is waiting for sign-in. */
export function hasWish(store: BrowserStore = tabStore, now = Date.now()): boolean {
  return readWish(store, now) !== null;
}

/**
 * Returns and removes the input of the pending action with this name; null if there is none or it no longer
 * matches.
 */
export function takeWish<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  store: BrowserStore = tabStore,
  now = Date.now(),
): z.output<Schema> | null {
  const wish = readWish(store, now);
  if (wish?.name !== name) return null;
  dropWish(store);
  const input = schema.safeParse(wish.input);
  return input.success ? input.data : null;
}
