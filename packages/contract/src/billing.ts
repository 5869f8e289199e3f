import { z } from 'zod';
import { seatsSchema } from './workspaces.ts';

/** Payments: starting a subscription (`POST /api/create-subscription`), changing it and ending it. */

export const PLAN_TYPES = ['monthly', 'annual'] as const;
export const planTypeSchema = z.enum(PLAN_TYPES, 'Choose the monthly or annual plan');
export type PlanType = z.infer<typeof planTypeSchema>;

/**
 * `POST /api/create-subscription`, with an `Idempotency-Key`. 401 signed out, 409 with a subscription already.
 * The trial belongs to the monthly plan, and to each person and each card once.
 */
export const createSubscriptionRequestSchema = z.object({
  planType: planTypeSchema,
  trial: z.boolean().default(false),
  /** For a team: how many seats, at least as many as are used. A personal workspace has one. */
  seats: seatsSchema.optional(),
  /** A path on this site to continue to with Pro. */
  returnTo: z.string().max(2_000).optional(),
});
export type CreateSubscriptionRequest = z.infer<typeof createSubscriptionRequestSchema>;

/** The provider's checkout address, or the secret with which `/checkout` shows a checkout. */
export const createSubscriptionResponseSchema = z.union([
  z.object({ checkoutUrl: z.url() }),
  z.object({ clientSecret: z.string() }),
]);
export type CreateSubscriptionResponse = z.infer<typeof createSubscriptionResponseSchema>;

export const CHECKOUT_STATES = ['open', 'complete', 'expired'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/**
 * `POST /api/checkout/confirm`: asks the provider how a checkout ended, instead of waiting for its webhook.
 */
export const confirmCheckoutRequestSchema = z.object({ sessionId: z.string().max(200) });
export const confirmCheckoutResponseSchema = z.object({
  state: z.enum(CHECKOUT_STATES),
  planType: planTypeSchema,
  /**
   * Whether it was for a trial. If it is complete and the user still has no Pro, the card had its trial
   * before.
   */
  isTrial: z.boolean(),
  isPro: z.boolean(),
  /** Where the person was heading, a path on this site. */
  returnTo: z.string(),
});
export type ConfirmCheckoutResponse = z.infer<typeof confirmCheckoutResponseSchema>;

/**
 * `POST /api/customer-portal`: where subscribers change plan and card, cancel, and find their invoices. An
 * address of the provider, or a path on this site while payments are simulated.
 */
export const customerPortalResponseSchema = z.object({ url: z.string() });

/** `POST /api/webhooks/stripe`: stores the event; a job from the queue acts on it. */
export const webhookResponseSchema = z.object({ received: z.literal(true) });

/** One difference that the nightly comparison with the payment provider found, and fixed where it could. */
export const billingDifferenceSchema = z.object({
  subscriptionId: z.string(),
  /** The workspace, which for a personal one is the account. Null where none here belongs to it. */
  userId: z.string().nullable(),
  kind: z.enum([
    'missing_here',
    'missing_there',
    'status',
    'plan',
    'pro_until',
    'seats',
    'unknown_customer',
    'price',
  ]),
  here: z.string().nullable(),
  there: z.string().nullable(),
});
export type BillingDifference = z.infer<typeof billingDifferenceSchema>;
