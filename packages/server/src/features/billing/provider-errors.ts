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

/** Has whatever the provider answers become a sentence for the person. */
export async function orSay<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError('unavailable', sentence, { cause: error });
  }
}
