/** From this score on a check is passed, and nothing is advised. */
export const PASSES = 0.75;

/** Below this score it is failed. */
export const FAILS = 0.4;
