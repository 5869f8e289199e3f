interface Arrival {
  referrer: string;
  origin: string;
  /** Whether the document was loaded for this screen, instead of being navigated to within the app. */
  isFirstScreen: boolean;
  /** Reloaded, or reached through the history. */
  isReload: boolean;
}

/**
 * Whether the visitor has just asked for this analysis on our landing page, so that it may start automatically. A
 * link from another site only fills the box: it must not use up an analysis. The hero is a plain form, so the
 * referrer shows where the visitor came from.
 */
export function cameFromHero({ referrer, origin, isFirstScreen, isReload }: Arrival): boolean {
  return isFirstScreen && !isReload && (referrer === `${origin}/` || referrer.startsWith(`${origin}/?`));
}
