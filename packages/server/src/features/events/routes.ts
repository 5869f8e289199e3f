import { eventsRequestSchema } from '@liftmark/contract/events';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { contextOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import { storeEvents } from './store-events.ts';

export interface EventDeps {
  database: Database;
  limit: Limit;
}

export function eventRoutes({ database, limit }: EventDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/events',
      {
        bodyLimit: 32 * 1024,
        schema: {
          summary: 'Record page usage',
          description: 'Nothing is stored for browsers that send `Sec-GPC: 1` or `DNT: 1`.',
          body: eventsRequestSchema,
          response: { 204: z.null() },
        },
        // Counting sets no cookie.
        onSend: async (_request, reply) => {
          reply.removeHeader('set-cookie');
        },
      },
      async (request, reply) => {
        const { dnt, 'sec-gpc': globalPrivacyControl } = request.headers;
        if (dnt !== '1' && globalPrivacyControl !== '1') {
          await limit(request, 'events');
          await storeEvents(database, contextOf(request), request.body);
        }
        return reply.status(204).send(null);
      },
    );
  };
}
