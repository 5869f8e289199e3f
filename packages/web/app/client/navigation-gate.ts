import { useSyncExternalStore } from 'react';
import type { ClientInstrumentation } from 'react-router';
import { loadFiles, missingFiles } from './screen-code.ts';

/** A navigation that waits because the server can't be reached. */
export interface HeldNavigation {
  isTrying: boolean;
  tryAgain: () => void;
  /** Stays on the current screen. */
  giveUp: () => void;
}

let held: HeldNavigation | null = null;
let lastStep = 0;
const listeners = new Set<() => void>();

function set(next: HeldNavigation | null): void {
  held = next;
  for (const listener of listeners) listener();
}

/**
 * Lets the router navigate once the scripts of the screen are loaded. Without them it would reload the whole page,
 * which loses what was entered and shows the browser's error page if the server is unreachable.
 */
export const navigationGate: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        lastStep += 1;
        if (held !== null) set(null);
        if (typeof to === 'string') {
          const target = new URL(to, window.location.href);
          // A navigation within the current screen needs no scripts, and mustn't wait: the next one builds on it.
          const isElsewhere = target.pathname !== window.location.pathname;
          const files = isElsewhere ? missingFiles(target.pathname) : [];
          if (files.length > 0) await passGate(target, files, lastStep);
        }
        await go();
      },
    }),
};

/** Resolves when the screen can be drawn; never if the person stays or goes elsewhere first. */
async function passGate(target: URL, files: readonly string[], step: number): Promise<void> {
  for (;;) {
    try {
      if (await loadFiles(files)) break;
      // The newer version draws the screen.
      window.location.assign(target);
      return never();
    } catch {
      if (step !== lastStep) return never();
      await new Promise<void>((tryAgain) => set({ isTrying: false, tryAgain, giveUp }));
      if (held) set({ ...held, isTrying: true });
    }
  }
  if (step !== lastStep) return never();
  set(null);
}

function giveUp(): void {
  lastStep += 1;
  set(null);
}

function never(): Promise<void> {
  return new Promise(() => undefined);
}

/** The waiting navigation; null if there is none. */
export function useHeldNavigation(): HeldNavigation | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
    () => null,
  );
}
