import { doneSchema } from '@liftmark/contract/auth';
import {
  createdWebhookSchema,
  deliveriesQuerySchema,
  deliveryDetailSchema,
  deliveryIdSchema,
  deliveryListSchema,
  deliverySchema,
  WEBHOOK_LIMIT,
  webhookListSchema,
  webhookRequestSchema,
  webhookSchema,
  webhookSecretSchema,
} from '@liftmark/contract/webhooks';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, userOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import { messageKey, repeatableHeaders } from '../../http/repeats.ts';
import { type DeliveryDeps, listDeliveries, readDelivery, replayDelivery, sendTest } from './deliveries.ts';
import { type Change, changeWebhook, createWebhook, deleteWebhook, listWebhooks } from './manage-webhooks.ts';
import { endOverlap, readSecret, replaceSecret } from './secrets.ts';

export interface WebhookRouteDeps extends DeliveryDeps {
  limit: Limit;
}

const PATH = '/api/account/webhooks';
const BODY_LIMIT = 16 * 1024;
const params = z.object({ id: z.uuid() });
const deliveryParams = params.extend({ deliveryId: deliveryIdSchema });

function changeOf(request: FastifyRequest): Change {
  const { userId, user } = userOf(request);
  return { userId, workspaceId: user.workspaceId, requestId: request.id };
}

/** The webhooks of a workspace. */
export function webhookRoutes(deps: WebhookRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.addHook('onRequest', requireUser);
    await app.register(endpointRoutes(deps));
    await app.register(secretRoutes(deps));
    await app.register(deliveryRoutes(deps));
  };
}

function endpointRoutes(deps: WebhookRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      {
        config: { role: 'admin' },
        schema: { summary: 'List the webhooks of the workspace', response: { 200: webhookListSchema } },
      },
      async (request) => ({
        webhooks: await listWebhooks(deps, userOf(request).user.workspaceId),
        limit: WEBHOOK_LIMIT,
      }),
    );

    app.post(
      PATH,
      {
        bodyLimit: BODY_LIMIT,
        config: { role: 'admin' },
        schema: {
          summary: 'Create a webhook',
          description: 'With an `Idempotency-Key`, a repeat answers with the webhook that was created.',
          headers: repeatableHeaders,
          body: webhookRequestSchema,
          response: { 200: createdWebhookSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'webhook');
        const change = changeOf(request);
        // A repeat in another workspace creates one there: its maker may have left this one.
        const key = messageKey(request, { ...request.body, workspaceId: change.workspaceId });
        return createWebhook(deps, change, key, request.body);
      },
    );

    app.put(
      `${PATH}/:id`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Change a webhook',
          params,
          body: webhookRequestSchema,
          response: { 200: webhookSchema },
        },
      },
      async (request) => changeWebhook(deps, changeOf(request), request.params.id, request.body),
    );

    app.delete(
      `${PATH}/:id`,
      { schema: { summary: 'Delete a webhook with its deliveries', params, response: { 200: doneSchema } } },
      async (request) => {
        await deleteWebhook(deps, changeOf(request), request.params.id);
        return { success: true as const };
      },
    );
  };
}

function secretRoutes(deps: WebhookRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${PATH}/:id/secret`,
      { schema: { summary: 'Get the secret of a webhook', params, response: { 200: webhookSecretSchema } } },
      async (request) => readSecret(deps, userOf(request).userId, request.params.id),
    );

    app.post(
      `${PATH}/:id/secret`,
      {
        schema: {
          summary: 'Replace the secret of a webhook; the old one signs too for a day',
          params,
          response: { 200: webhookSecretSchema },
        },
      },
      async (request) => replaceSecret(deps, changeOf(request), request.params.id),
    );

    app.delete(
      `${PATH}/:id/secret/previous`,
      {
        schema: {
          summary: 'Stop signing with the old secret of a webhook',
          params,
          response: { 200: webhookSecretSchema },
        },
      },
      async (request) => endOverlap(deps, changeOf(request), request.params.id),
    );
  };
}

function deliveryRoutes(deps: WebhookRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/:id/test`,
      {
        schema: {
          summary: 'Send a test to a webhook',
          description: 'With an `Idempotency-Key`, a repeat sends nothing.',
          headers: repeatableHeaders,
          params,
          response: { 200: deliverySchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'webhook');
        const { id } = request.params;
        return sendTest(deps, userOf(request).userId, id, messageKey(request, { test: id }));
      },
    );

    app.get(
      `${PATH}/:id/deliveries`,
      {
        schema: {
          summary: 'List the deliveries of a webhook',
          params,
          querystring: deliveriesQuerySchema,
          response: { 200: deliveryListSchema },
        },
      },
      async (request) => listDeliveries(deps, userOf(request).userId, request.params.id, request.query.page),
    );

    app.get(
      `${PATH}/:id/deliveries/:deliveryId`,
      {
        schema: {
          summary: 'Get a delivery with its attempts',
          params: deliveryParams,
          response: { 200: deliveryDetailSchema },
        },
      },
      async (request) => {
        const { id, deliveryId } = request.params;
        return readDelivery(deps, userOf(request).userId, id, deliveryId);
      },
    );

    app.post(
      `${PATH}/:id/deliveries/:deliveryId/replay`,
      {
        schema: {
          summary: 'Send a delivery again, under the same id',
          params: deliveryParams,
          response: { 200: deliverySchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'webhook');
        const { id, deliveryId } = request.params;
        return replayDelivery(deps, userOf(request).userId, id, deliveryId);
      },
    );
  };
}
