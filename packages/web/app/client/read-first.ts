import { useEffect, useSyncExternalStore } from 'react';

/** A message on the screen that people have to read before something opens over it, such as why something failed. */

let count = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  count += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For such a message, as long as it is shown. */
export function useReadFirst(): void {
  useEffect(() => {
    add(1);
    return () => add(-1);
  }, []);
}

/** For what waits until the message has been read. */
export function useIsBeingRead(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}
