import { webhookResponseSchema } from '@liftmark/contract/billing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { receiveWebhook, type WebhookDeps } from './receive-webhook.ts';

/** The provider's events contain whole objects. */
const BODY_LIMIT = 1024 * 1024;

/** Receives the payment provider's events. Bodies stay unparsed: the signature covers their bytes. */
export function webhookRoutes(deps: WebhookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      '/api/webhooks/stripe',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Receive a signed event from the payment provider',
          response: { 200: webhookResponseSchema },
        },
      },
      async (request) => {
        const { 'stripe-signature': signature } = request.headers;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receiveWebhook(deps, body, typeof signature === 'string' ? signature : undefined);
        return { received: true as const };
      },
    );
  };
}
