interface Arrival {
  referrer: string;
  origin: string;
  /** Whether this is the screen that the document was loaded for, and not one reached from within it. */
  isFirstScreen: boolean;
  /** Loaded again, or found again through the history. */
  isReload: boolean;
}

/**
 * Whether the visitor has just asked for this analysis on our own landing page, so that it may start by itself.
 * A link from elsewhere only fills the box: it must not spend an analysis. The hero is a plain form, which
 * leaves the referrer.
 */
export function cameFromHero({ referrer, origin, isFirstScreen, isReload }: Arrival): boolean {
  return isFirstScreen && !isReload && (referrer === `${origin}/` || referrer.startsWith(`${origin}/?`));
}
