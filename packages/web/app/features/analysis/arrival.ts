/** What the hero hands to the analysis screen beside the address. */
export interface ArrivalState {
  start: true;
}

export const START_NOW: ArrivalState = { start: true };

interface Arrival {
  state: unknown;
  referrer: string;
  origin: string;
  isReload: boolean;
}

/**
 * Whether the visitor has just asked for this analysis on our own landing page, so that it may start by itself.
 * A link from elsewhere only fills the box: it must not spend an analysis. Before its script runs the hero is a
 * plain form, which leaves the referrer.
 */
export function cameFromHero({ state, referrer, origin, isReload }: Arrival): boolean {
  if (typeof state === 'object' && state !== null && 'start' in state) return true;
  return !isReload && (referrer === `${origin}/` || referrer.startsWith(`${origin}/?`));
}
