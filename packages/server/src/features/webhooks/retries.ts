const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * Seconds between the attempts at a delivery, as Standard Webhooks suggests: ten attempts in a little more than three
 * days.
 */
export const RETRY_DELAYS_S = [
  5,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  14 * HOUR_S,
  20 * HOUR_S,
  24 * HOUR_S,
];

/** Up to this part of a delay is added by chance, so that a receiver that was down isn't flooded at one moment. */
const JITTER = 0.1;

/**
 * @param tries attempts so far
 * @returns seconds until the next one; null after the last
 */
export function retryDelayS(tries: number, chance: () => number = Math.random): number | null {
  const delay = RETRY_DELAYS_S[tries - 1];
  return delay === undefined ? null : Math.round(delay * (1 + JITTER * chance()));
}
