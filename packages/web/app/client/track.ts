import type { HappenedEvent } from '../site/event-queue.ts';

type WithoutPath<Event> = Event extends unknown ? Omit<Event, 'path'> : never;

/** Reports an event on the current screen to the site's script, which knows what may be counted. */
export function track(event: WithoutPath<HappenedEvent>): void {
  window.dispatchEvent(new CustomEvent('liftmark:happened', { detail: event }));
}
