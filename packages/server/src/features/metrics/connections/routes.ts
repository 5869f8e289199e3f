import { doneSchema } from '@liftmark/contract/auth';
import {
  connectionRequestSchema,
  connectionSchema,
  connectionsSchema,
  tryRequestSchema,
  tryResponseSchema,
} from '@liftmark/contract/connections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, userOf } from '../../../http/identity.ts';
import type { Limit } from '../../../http/limits.ts';
import {
  addConnection,
  type ConnectionDeps,
  listConnections,
  removeConnection,
  tryCredentials,
} from './manage-connections.ts';

const PATH = '/api/measuring/connections';
const BODY_LIMIT = 32 * 1024;
const params = z.object({ id: z.uuid() });

/** Services that are asked for a workspace's figures. No answer has credentials. */
export function connectionRoutes(deps: ConnectionDeps & { limit: Limit }): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireUser);
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      PATH,
      {
        config: { scope: 'read', role: 'viewer' },
        schema: {
          summary: 'List connections with what was read and what is missing',
          response: { 200: connectionsSchema },
        },
      },
      async (request) => ({ connections: await listConnections(deps, userOf(request).user) }),
    );

    app.post(
      `${PATH}/try`,
      {
        bodyLimit: BODY_LIMIT,
        config: { role: 'editor' },
        schema: {
          summary: 'List what a key of an analytics service opens',
          body: tryRequestSchema,
          response: { 200: tryResponseSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'form');
        return { properties: await tryCredentials(deps, request.body) };
      },
    );

    app.post(
      PATH,
      {
        bodyLimit: BODY_LIMIT,
        config: { role: 'editor' },
        schema: {
          summary: 'Add a connection to an analytics service',
          body: connectionRequestSchema,
          response: { 200: connectionSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'form');
        return addConnection(deps, userOf(request).user, request.body, request.id);
      },
    );

    app.delete(
      `${PATH}/:id`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Remove a connection; its measured days stay',
          params,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await removeConnection(deps, userOf(request).user, request.params.id, request.id);
        return { success: true as const };
      },
    );
  };
}
