/** From this score on a check is passed, and nothing is advised. */
export const PASSES = 0.75;

/** Below this score a check that passes is only near its limit: 2.9:1 where 3:1 is needed. */
export const FULL = 0.975;

/** Below this score it is failed. */
export const FAILS = 0.4;
