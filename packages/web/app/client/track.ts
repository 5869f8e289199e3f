import type { HappenedEvent } from '../site/event-queue.ts';

type WithoutPath<Event> = Event extends unknown ? Omit<Event, 'path'> : never;

/** Tells the script of the site what happened on the present screen; it knows what may be counted. */
export function track(event: WithoutPath<HappenedEvent>): void {
  window.dispatchEvent(new CustomEvent('liftmark:happened', { detail: event }));
}
