import { doneSchema } from '@liftmark/contract/auth';
import {
  setAccessRequestSchema,
  storedAccessListSchema,
  storedAccessSchema,
} from '@liftmark/contract/page-access';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextOf, requireUser } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import { changeOf } from './change-of.ts';
import { type AccessDeps, deleteAccess, listAccess, setAccess } from './manage-access.ts';

const PATH = '/api/account/page-access';
const BODY_LIMIT = 128 * 1024;

/** What opens the pages of sites that aren't open to everyone. No answer has a value of it. */
export function pageAccessRoutes(deps: AccessDeps & { limit: Limit }): FastifyPluginAsyncZod {
  const change = (request: FastifyRequest) => changeOf(contextOf(request));
  return async (app) => {
    app.addHook('onRequest', requireUser);
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      PATH,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'List the sites that you keep access for',
          response: { 200: storedAccessListSchema },
        },
      },
      async (request) => ({ access: await listAccess(deps, change(request).workspaceId) }),
    );

    app.put(
      PATH,
      {
        bodyLimit: BODY_LIMIT,
        config: { role: 'editor' },
        schema: {
          summary: 'Keep what opens the pages of a site',
          body: setAccessRequestSchema,
          response: { 200: storedAccessSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'key');
        return setAccess(deps, change(request), request.body.url, request.body.access);
      },
    );

    app.delete(
      `${PATH}/:id`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Delete what is kept for a site',
          params: z.object({ id: z.uuid() }),
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await deleteAccess(deps, change(request), request.params.id);
        return { success: true as const };
      },
    );
  };
}
