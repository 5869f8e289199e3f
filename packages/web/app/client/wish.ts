import type { z } from 'zod';

/**
 * What somebody asked for before signing in. It is kept for this tab, so that it outlives the full-page way
 * over Google, and is taken once.
 */

const KEY = 'wish';
const MAX_AGE_MS = 30 * 60 * 1000;

interface Wish {
  name: string;
  input: unknown;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage can be closed to the page; the wish is then lost with a full-page sign-in, and nothing else. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

export function keepWish(
  name: string,
  input: unknown,
  store: Store = sessionStorage,
  now = Date.now(),
): void {
  const wish: Wish = { name, input, keptAt: now };
  attempt(() => store.setItem(KEY, JSON.stringify(wish)));
}

export function dropWish(store: Store = sessionStorage): void {
  attempt(() => store.removeItem(KEY));
}

function readWish(store: Store, now: number): Wish | null {
  const kept = attempt(() => JSON.parse(store.getItem(KEY) ?? 'null'));
  const isWish = typeof kept === 'object' && kept !== null && 'name' in kept && 'keptAt' in kept;
  return isWish && now - kept.keptAt < MAX_AGE_MS ? kept : null;
}

/** Whether something waits to go on after sign-in. */
export function hasWish(store: Store = sessionStorage, now = Date.now()): boolean {
  return readWish(store, now) !== null;
}

/** The input of the wish of this name, and forgets it; null where there is none or it no longer fits. */
export function takeWish<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  store: Store = sessionStorage,
  now = Date.now(),
): z.output<Schema> | null {
  const wish = readWish(store, now);
  if (wish?.name !== name) return null;
  dropWish(store);
  const input = schema.safeParse(wish.input);
  return input.success ? input.data : null;
}
