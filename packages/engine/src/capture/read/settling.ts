/** How long a page may take to come to rest, and how far it is looked through meanwhile: in any browser. */

export const QUIET = { quietMs: 100, maxMs: 2_500 };
export const QUIET_AFTER_SCROLL = { quietMs: 40, maxMs: 1_500 };
export const SCROLL = { maxSteps: 24, maxPinned: 40, maxSlideMs: 700, maxRevealMs: 5_000 };
export const MOTION = { maxSamples: 40 };
