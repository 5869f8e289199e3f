import { text } from './failures.text.ts';
import { ModelError } from './model-error.ts';

/** After this many failures in a row, requests fail right away. */
const FAILURES = 5;
/** Time until one request tries the provider again. */
const PAUSE_MS = 60_000;

/** What became of a request: whether its provider is there, isn't, or had no time to show it. */
export type Outcome = 'answered' | 'provider-failed' | 'given-up';

/** Stops requests to a provider that keeps failing. */
export interface CircuitBreaker {
  /**
   * Lets a request through and returns a function to report its outcome, of which only the first call counts.
   * @throws {ModelError} `unavailable` at once while the provider is left alone
   */
  enter(): (outcome: Outcome) => void;
}

/** @param now milliseconds of a clock that never runs backwards */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let closedUntil = 0;
  let isTrying = false;
  return {
    enter() {
      const isTrial = failures >= FAILURES;
      if (isTrial && (isTrying || now() < closedUntil)) {
        throw new ModelError(
          'unavailable',
          'The provider keeps failing, so no requests are sent to it for a minute.',
          { advice: text.paused },
        );
      }
      isTrying = isTrial;
      let isTold = false;
      return (outcome) => {
        if (isTold) return;
        isTold = true;
        if (isTrial) isTrying = false;
        if (outcome === 'answered') failures = 0;
        if (outcome === 'provider-failed') {
          failures += 1;
          closedUntil = now() + PAUSE_MS;
        }
      };
    },
  };
}
