import { z } from 'zod';
import { CHECKOUT_STATES, planTypeSchema } from './billing.ts';

/** What people can try while payments are simulated. With a real payment provider these calls don't exist. */

/** Made-up cards: one that is new with every checkout, and one that is the same for everyone. */
export const SIMULATED_CARDS = ['new', 'shared'] as const;
export type SimulatedCard = (typeof SIMULATED_CARDS)[number];

/** `GET /api/simulated/checkout/{clientSecret}`, of the user's own checkout. */
export const simulatedCheckoutSchema = z.object({
  sessionId: z.string(),
  planType: planTypeSchema,
  seats: z.int(),
  /** Days; 0 without a trial. */
  trialDays: z.int(),
  /** US cents. */
  amount: z.int(),
  state: z.enum(CHECKOUT_STATES),
});
export type SimulatedCheckout = z.infer<typeof simulatedCheckoutSchema>;

/** `POST /api/simulated/checkout/{clientSecret}`: the card is accepted or declined. Answers with the checkout. */
export const simulatedPaymentSchema = z.object({
  outcome: z.enum(['success', 'declined']),
  card: z.enum(SIMULATED_CARDS).default('new'),
});
export type SimulatedPayment = z.input<typeof simulatedPaymentSchema>;

export const SIMULATED_ACTIONS = [
  'renew',
  'fail',
  'cancel',
  'resume',
  'end',
  'switch',
  'refund',
  'dispute',
] as const;
export type SimulatedAction = (typeof SIMULATED_ACTIONS)[number];

/** `POST /api/simulated/subscription`: simulates an event. Answers with the subscription. */
export const simulatedActionRequestSchema = z.object({ action: z.enum(SIMULATED_ACTIONS) });

/** `GET /api/simulated/subscription`: the user's latest one; 404 without any. Dates are ISO 8601. */
export const simulatedSubscriptionSchema = z.object({
  planType: planTypeSchema,
  seats: z.int(),
  status: z.string(),
  periodEnd: z.string(),
  cancelsAtPeriodEnd: z.boolean(),
  card: z.string(),
  payments: z.array(
    z.object({
      id: z.string(),
      /** US cents. */
      amount: z.int(),
      paidAt: z.string(),
      state: z.enum(['paid', 'failed', 'refunded', 'disputed']),
    }),
  ),
});
export type SimulatedSubscriptionView = z.infer<typeof simulatedSubscriptionSchema>;
