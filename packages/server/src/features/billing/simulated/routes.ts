import {
  simulatedActionRequestSchema,
  simulatedCheckoutSchema,
  simulatedPaymentSchema,
  simulatedSubscriptionSchema,
} from '@liftmark/contract/simulated-payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../../../http/identity.ts';
import type { WebhookDeps } from '../receive-webhook.ts';
import { payOwnCheckout, showOwnCheckout } from './own-checkout.ts';
import { changeOwnSubscription, showOwnSubscription } from './own-subscription.ts';

const checkoutParams = z.object({ clientSecret: z.string().max(200) });

/** The pages of the simulated provider, for signed-in users. Registered only while payments are simulated. */
export function simulatedRoutes(deps: WebhookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/simulated/checkout/:clientSecret',
      {
        schema: {
          summary: 'Get a simulated checkout',
          params: checkoutParams,
          response: { 200: simulatedCheckoutSchema },
        },
      },
      async (request) => showOwnCheckout(deps.database, userOf(request).userId, request.params.clientSecret),
    );

    app.post(
      '/api/simulated/checkout/:clientSecret',
      {
        schema: {
          summary: 'Pay a simulated checkout',
          params: checkoutParams,
          body: simulatedPaymentSchema,
          response: { 200: simulatedCheckoutSchema },
        },
      },
      async (request) =>
        payOwnCheckout(deps, userOf(request).userId, request.params.clientSecret, request.body),
    );

    app.get(
      '/api/simulated/subscription',
      {
        config: { role: 'owner' },
        schema: {
          summary: 'Get your simulated subscription',
          response: { 200: simulatedSubscriptionSchema },
        },
      },
      async (request) => showOwnSubscription(deps.database, userOf(request).user.workspaceId),
    );

    app.post(
      '/api/simulated/subscription',
      {
        config: { role: 'owner' },
        schema: {
          summary: 'Simulate an event on your subscription',
          body: simulatedActionRequestSchema,
          response: { 200: simulatedSubscriptionSchema },
        },
      },
      async (request) => changeOwnSubscription(deps, userOf(request).user.workspaceId, request.body.action),
    );
  };
}
