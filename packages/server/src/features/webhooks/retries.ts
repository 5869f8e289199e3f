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

const LONGEST_S = Math.max(...RETRY_DELAYS_S);

/**
 * @param tries attempts so far
 * @param askedS how long the receiver asked to be left alone
 * @returns seconds until the next one, at least what was asked for up to the longest delay; null after the last
 */
export function retryDelayS(
  tries: number,
  askedS: number | null = null,
  chance: () => number = Math.random,
): number | null {
  const planned = RETRY_DELAYS_S[tries - 1];
  if (planned === undefined) return null;
  const delay = Math.max(planned, Math.min(askedS ?? 0, LONGEST_S));
  return Math.round(delay * (1 + JITTER * chance()));
}

/** What a `Retry-After` header asks for, in seconds: it has a number of them, or a date. Null if it says neither. */
export function askedDelayS(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const untilMs = Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(untilMs) ? null : Math.max(0, Math.ceil(untilMs / 1000));
}
