import { contactRequestSchema, contactResponseSchema } from '@liftmark/contract/contact';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Limit } from '../../http/limits.ts';
import { messageKey, repeatableHeaders } from '../../http/repeats.ts';
import { type ContactDeps, receiveMessage } from './receive-message.ts';

export interface ContactRouteDeps extends ContactDeps {
  limit: Limit;
}

export function contactRoutes(deps: ContactRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/contact',
      {
        bodyLimit: 32 * 1024,
        schema: {
          summary: 'Send a message to the operator',
          headers: repeatableHeaders,
          body: contactRequestSchema,
          response: { 200: contactResponseSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'form');
        await receiveMessage(deps, messageKey(request, request.body), request.body);
        return { received: true as const };
      },
    );
  };
}
