import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { AppError } from '../../errors.ts';

/** What was asked for is not there, or no longer. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The request can't succeed as it is: trying it again unchanged is no use. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

/** Longest wait of a person for the provider: all calls of a request, with their retries. */
const PATIENCE_MS = 13_000;

/**
 * Turns the provider's errors, and its silence, into a sentence for the person. Work that takes too long isn't stopped;
 * the next try finds what it made.
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
