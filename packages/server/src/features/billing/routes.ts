import {
  confirmCheckoutRequestSchema,
  confirmCheckoutResponseSchema,
  createSubscriptionRequestSchema,
  createSubscriptionResponseSchema,
  customerPortalResponseSchema,
} from '@liftmark/contract/billing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import { safeReturnTo } from '../auth/return-to.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { openPortal } from './open-portal.ts';
import type { WebhookDeps } from './receive-webhook.ts';
import { simulatedRoutes } from './simulated/routes.ts';
import { type CheckoutDeps, startCheckout } from './start-checkout.ts';
import { webhookRoutes } from './webhook-routes.ts';

export interface BillingDeps extends CheckoutDeps, WebhookDeps {
  limit: Limit;
  proEmails: string[];
}

const BODY_LIMIT = 16 * 1024;

export function billingRoutes(deps: BillingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(webhookRoutes(deps));
    await app.register(userRoutes(deps));
  };
}

/** The billing routes of the workspace that the signed-in user works in. */
function userRoutes(deps: BillingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // Before the body is validated, so that people who are signed out learn nothing about it.
    app.addHook('onRequest', async (request) => {
      userOf(request);
    });
    if (deps.payments.isSimulated) await app.register(simulatedRoutes(deps));

    app.post(
      '/api/create-subscription',
      {
        bodyLimit: BODY_LIMIT,
        config: { role: 'owner' },
        schema: {
          summary: 'Start the checkout of a plan',
          headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
          body: createSubscriptionRequestSchema,
          response: { 200: createSubscriptionResponseSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'checkout');
        const { planType, trial: isTrial, seats, returnTo } = request.body;
        const choice = { planType, isTrial, seats, returnTo: safeReturnTo(returnTo) };
        return startCheckout(deps, userOf(request).user, choice, request.headers['idempotency-key'] ?? null);
      },
    );

    app.post(
      '/api/checkout/confirm',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Find out how a checkout ended',
          body: confirmCheckoutRequestSchema,
          response: { 200: confirmCheckoutResponseSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'checkout');
        return confirmCheckout(deps, userOf(request).userId, request.body.sessionId);
      },
    );

    app.post(
      '/api/customer-portal',
      {
        config: { role: 'owner' },
        schema: {
          summary: 'Get the page where you manage your subscription',
          response: { 200: customerPortalResponseSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'checkout');
        return openPortal(deps, userOf(request).user);
      },
    );
  };
}
