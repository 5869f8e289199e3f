import { randomUUID } from 'node:crypto';
import { contactRequestSchema, contactResponseSchema } from '@liftmark/contract/contact';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
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
          summary: 'Write to whoever runs the installation',
          headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
          body: contactRequestSchema,
          response: { 200: contactResponseSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'form');
        const key = request.headers['idempotency-key'] ?? randomUUID();
        await receiveMessage(deps, contextOf(request), key, request.body);
        return { received: true as const };
      },
    );
  };
}
