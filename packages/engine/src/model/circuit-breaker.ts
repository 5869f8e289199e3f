import { ModelError } from './language-model.ts';

/** After so many failures in a row nobody is made to wait for the provider any more. */
const FAILURES = 5;
/** Until one request tries it again. */
const PAUSE_MS = 60_000;

/** Keeps requests from a provider that does not answer. */
export interface CircuitBreaker {
  /**
   * Asks to be let through, and gets what tells the outcome; anything but the first call of that does nothing.
   * @throws {ModelError} `unavailable` at once while the provider is left alone
   */
  enter(): (outcome: 'answered' | 'provider-failed' | 'given-up') => void;
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
