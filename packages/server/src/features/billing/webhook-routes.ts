import { webhookResponseSchema } from '@liftmark/contract/billing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { receiveWebhook, type WebhookDeps } from './receive-webhook.ts';

/** Events of the provider say whole objects. */
const BODY_LIMIT = 1024 * 1024;

/** Where the payment provider tells what happened. Bodies stay as they came: the signature is over their bytes. */
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
          summary: 'What the payment provider tells; signed by it',
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
