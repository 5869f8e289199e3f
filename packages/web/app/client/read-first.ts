import { useEffect, useSyncExternalStore } from 'react';

/** What stands on the screen and has to be read before anything is offered over it: why something failed. */

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

/** For what has to be read first, as long as it stands there. */
export function useReadFirst(): void {
  useEffect(() => {
    add(1);
    return () => add(-1);
  }, []);
}

/** For what is to wait until it has been read. */
export function useIsBeingRead(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}
