import { useEffect, useSyncExternalStore } from 'react';

/** What people have to see before something opens over it: why something failed, an analysis, a report. */

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

/** For such a part of the screen, as long as it is shown. */
export function useReadFirst(): void {
  useEffect(() => {
    add(1);
    return () => add(-1);
  }, []);
}

/** For what waits until then. */
export function useIsBeingRead(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}
