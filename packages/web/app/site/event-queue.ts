import { BATCH_SIZE } from '@liftmark/contract/event-thresholds';
import type { CountedEvent } from '@liftmark/contract/events';

type WithoutAge<Event> = Event extends unknown ? Omit<Event, 'ageMs'> : never;
/** An event as it happens; its age is known when it is sent. */
export type HappenedEvent = WithoutAge<CountedEvent>;

export interface EventQueue {
  push(event: HappenedEvent): void;
  /** Sends the waiting events, also while the page is being left. */
  flush(): void;
}

const FLUSH_MS = 10_000;

/** Collects events and sends them in batches. `sessionId` is null until someone has consented. */
export function createEventQueue(sessionId: () => string | null): EventQueue {
  let waiting: { event: HappenedEvent; at: number }[] = [];
  let timer: number | undefined;

  function flush(): void {
    window.clearTimeout(timer);
    timer = undefined;
    const batch = waiting.splice(0, BATCH_SIZE);
    if (batch.length === 0) return;
    const now = performance.now();
    const events = batch.map(({ event, at }) => ({ ...event, ageMs: Math.round(now - at) }));
    const body = JSON.stringify({ sessionId: sessionId(), events });
    navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }));
    if (waiting.length > 0) flush();
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return {
    push(event) {
      waiting = [...waiting, { event, at: performance.now() }];
      timer ??= window.setTimeout(flush, FLUSH_MS);
    },
    flush,
  };
}
