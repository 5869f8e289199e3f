import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False while a screen still has to match its prerendered HTML, which knows neither the query nor the visitor. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
