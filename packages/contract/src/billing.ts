import { z } from 'zod';

/** Payments: `POST /api/create-subscription`, what leads to Pro and what ends it. */

export const PLAN_TYPES = ['monthly', 'annual'] as const;
export const planTypeSchema = z.enum(PLAN_TYPES, 'Choose the monthly or the annual plan');
export type PlanType = z.infer<typeof planTypeSchema>;

/**
 * `POST /api/create-subscription`, with an `Idempotency-Key`. 401 signed out, 409 with a subscription already.
 * The trial belongs to the monthly plan, and to each person and each card once.
 */
export const createSubscriptionRequestSchema = z.object({
  planType: planTypeSchema,
  trial: z.boolean().default(false),
  /** Path of ours to go on to with Pro. */
  returnTo: z.string().max(2_000).optional(),
});
export type CreateSubscriptionRequest = z.infer<typeof createSubscriptionRequestSchema>;

/** The provider's checkout address, or the secret that `/checkout` shows a checkout with. */
export const createSubscriptionResponseSchema = z.union([
  z.object({ checkoutUrl: z.url() }),
  z.object({ clientSecret: z.string() }),
]);
export type CreateSubscriptionResponse = z.infer<typeof createSubscriptionResponseSchema>;

export const CHECKOUT_STATES = ['open', 'complete', 'expired'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** `POST /api/checkout/confirm`: asks the provider how a checkout ended, instead of waiting to be told. */
export const confirmCheckoutRequestSchema = z.object({ sessionId: z.string().max(200) });
export const confirmCheckoutResponseSchema = z.object({
  state: z.enum(CHECKOUT_STATES),
  planType: planTypeSchema,
  /** Whether it was for a trial. Complete and still without Pro, the card had its trial before. */
  isTrial: z.boolean(),
  isPro: z.boolean(),
  /** Where the person was heading, a path of ours. */
  returnTo: z.string(),
});
export type ConfirmCheckoutResponse = z.infer<typeof confirmCheckoutResponseSchema>;

/**
 * `POST /api/customer-portal`: where a subscriber changes plan and card, cancels, and finds the invoices. An address of
 * the provider, or a path of ours while payments are simulated.
 */
export const customerPortalResponseSchema = z.object({ url: z.string() });

/** `POST /api/webhooks/stripe`: the event is stored; what it means follows from the queue. */
export const webhookResponseSchema = z.object({ received: z.literal(true) });

/** One thing that the nightly comparison with the payment provider found, and put right where it could. */
export const billingDifferenceSchema = z.object({
  subscriptionId: z.string(),
  /** Null where no account of ours belongs to it. */
  userId: z.string().nullable(),
  kind: z.enum(['missing_here', 'missing_there', 'status', 'plan', 'pro_until', 'unknown_customer', 'price']),
  here: z.string().nullable(),
  there: z.string().nullable(),
});
export type BillingDifference = z.infer<typeof billingDifferenceSchema>;
