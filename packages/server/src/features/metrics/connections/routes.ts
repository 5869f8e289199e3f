import { doneSchema } from '@liftmark/contract/auth';
import {
  connectedExperimentsSchema,
  connectionChangeSchema,
  connectionKeySchema,
  connectionRequestSchema,
  connectionSchema,
  connectionsSchema,
  testResponseSchema,
  tieRequestSchema,
  tryRequestSchema,
  tryResponseSchema,
} from '@liftmark/contract/connections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, userOf } from '../../../http/identity.ts';
import type { Limit } from '../../../http/limits.ts';
import { changeConnection, readNow, replaceKey, testConnection } from './control-connection.ts';
import { listExperiments, tieExperiment, untieExperiment } from './experiments.ts';
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

type RouteDeps = ConnectionDeps & { limit: Limit };

/** Services that are asked for a workspace's figures. No answer has credentials. */
export function connectionRoutes(deps: RouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireUser);
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    await app.register(credentialRoutes(deps));
    await app.register(controlRoutes(deps));
    await app.register(experimentRoutes(deps));
  };
}

function credentialRoutes(deps: RouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
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
        await deps.limit(request, 'connection');
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
        await deps.limit(request, 'connection');
        return addConnection(deps, userOf(request).user, request.body, request.id);
      },
    );

    app.put(
      `${PATH}/:id/key`,
      {
        bodyLimit: BODY_LIMIT,
        config: { role: 'editor' },
        schema: {
          summary: 'Replace the key of a connection; what was read stays',
          params,
          body: connectionKeySchema,
          response: { 200: connectionSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'connection');
        const { params, body, id: requestId } = request;
        return replaceKey(deps, userOf(request).user, params.id, { ...body, requestId });
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

function controlRoutes(deps: RouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/:id/test`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Test a connection: read a day and store nothing',
          params,
          response: { 200: testResponseSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'connection');
        return testConnection(deps, userOf(request).user, request.params.id);
      },
    );

    app.post(
      `${PATH}/:id/read`,
      {
        config: { role: 'editor' },
        schema: { summary: 'Read a connection now', params, response: { 200: connectionSchema } },
      },
      async (request) => {
        await deps.limit(request, 'connection');
        return readNow(deps, userOf(request).user, request.params.id);
      },
    );

    app.put(
      `${PATH}/:id`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Pause or resume a connection',
          params,
          body: connectionChangeSchema,
          response: { 200: connectionSchema },
        },
      },
      async (request) =>
        changeConnection(deps, userOf(request).user, request.params.id, {
          ...request.body,
          requestId: request.id,
        }),
    );
  };
}

function experimentRoutes({ database }: RouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${PATH}/experiments`,
      {
        config: { scope: 'read', role: 'viewer' },
        schema: {
          summary: 'List the A/B tests of connected services',
          response: { 200: connectedExperimentsSchema },
        },
      },
      async (request) => ({ experiments: await listExperiments(database, userOf(request).user) }),
    );

    app.put(
      `${PATH}/experiments/:id`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Make an A/B test the result of a change of a page',
          params,
          body: tieRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await tieExperiment(database, userOf(request).user, request.params.id, request.body);
        return { success: true as const };
      },
    );

    app.delete(
      `${PATH}/experiments/:id`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Take the result of an A/B test from its page',
          params,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await untieExperiment(database, userOf(request).user, request.params.id);
        return { success: true as const };
      },
    );
  };
}
