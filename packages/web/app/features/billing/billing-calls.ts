import {
  type CreateSubscriptionRequest,
  confirmCheckoutResponseSchema,
  createSubscriptionResponseSchema,
} from '@liftmark/contract/billing';
import {
  type SimulatedAction,
  type SimulatedPayment,
  simulatedCheckoutSchema,
  simulatedSubscriptionSchema,
} from '@liftmark/contract/simulated-payments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';

/** The calls of the payment screens. Errors: those of `call`. */

export const createSubscription = (body: CreateSubscriptionRequest) =>
  call('/api/create-subscription', createSubscriptionResponseSchema, {
    method: 'POST',
    body,
    idempotencyKey: createIdempotencyKey(),
  });

/** It may take some seconds until a finished checkout counts as paid. */
const OPEN_TRIES = 8;
const OPEN_WAIT_MS = 2_000;

export const checkoutEndQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['/api/checkout/confirm', sessionId],
    queryFn: ({ signal }) =>
      call('/api/checkout/confirm', confirmCheckoutResponseSchema, {
        method: 'POST',
        body: { sessionId },
        signal,
      }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'open' && dataUpdateCount < OPEN_TRIES ? OPEN_WAIT_MS : false,
  });

const simulatedPath = (clientSecret: string) => `/api/simulated/checkout/${encodeURIComponent(clientSecret)}`;

export const simulatedCheckoutQuery = (clientSecret: string) =>
  queryOptions({
    queryKey: ['/api/simulated/checkout', clientSecret],
    queryFn: ({ signal }) => call(simulatedPath(clientSecret), simulatedCheckoutSchema, { signal }),
  });

export const paySimulated = (clientSecret: string, body: SimulatedPayment) =>
  call(simulatedPath(clientSecret), simulatedCheckoutSchema, { method: 'POST', body, isRepeated: false });

export const simulatedSubscriptionQuery = queryOptions({
  queryKey: ['/api/simulated/subscription'],
  queryFn: ({ signal }) => call('/api/simulated/subscription', simulatedSubscriptionSchema, { signal }),
});

export const actSimulated = (action: SimulatedAction) =>
  call('/api/simulated/subscription', simulatedSubscriptionSchema, {
    method: 'POST',
    body: { action },
    isRepeated: false,
  });
