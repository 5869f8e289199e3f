import type { Notifications } from '../../platform/notifications.ts';

/** Wakes those who wait for news. */
export interface Bell {
  ring(): void;
  /** Resolves with the next ring. */
  next(): Promise<void>;
  close(): void;
}

/** It rings without news, too, because notifications can be lost. */
const BEAT_MS = 10_000;

/** A bell that rings for every message on the topic. */
export function openBell(notifications: Notifications, topic: string): Bell {
  let next = Promise.withResolvers<void>();
  const ring = () => {
    next.resolve();
    next = Promise.withResolvers();
  };
  const unsubscribe = notifications.subscribe(topic, ring);
  const beat = setInterval(ring, BEAT_MS);
  return {
    ring,
    next: () => next.promise,
    close() {
      clearInterval(beat);
      unsubscribe();
      ring();
    },
  };
}
