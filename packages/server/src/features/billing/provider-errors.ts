import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { AppError } from '../../errors.ts';

/** The requested object doesn't exist, or no longer. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The request can't succeed unchanged, so retrying it is useless. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

/** Longest time a person waits for the provider, across all calls of a request with their retries. */
const PATIENCE_MS = 13_000;

/**
 * Turns the provider's errors and timeouts into a sentence for the person. Work that takes too long isn't stopped;
 * the next attempt finds its result.
 */
export async function orSay<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  const silence = setTimeout(PATIENCE_MS, undefined, { signal: answered.signal }).then(() => {
    throw new AppError('unavailable', sentence, { cause: new Error('The provider took too long') });
  });
  try {
    return await Promise.race([work(), silence]);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError('unavailable', sentence, { cause: error });
  } finally {
    answered.abort();
  }
}
