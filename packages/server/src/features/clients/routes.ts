import { doneSchema } from '@liftmark/contract/auth';
import {
  assignRequestSchema,
  clientListSchema,
  clientRequestSchema,
  clientSchema,
  sharedClientSchema,
} from '@liftmark/contract/clients';
import { linkRequestSchema, shareLinkListSchema, shareLinkSchema } from '@liftmark/contract/share-links';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { networkOf } from '../../http/network.ts';
import { createPasswords } from '../auth/passwords.ts';
import { countView } from '../links/count-view.ts';
import { requireOwnReport } from '../reports/find-report.ts';
import { doerOf, type LinkRouteDeps } from '../sharing/link-routes.ts';
import { createLink, type LinkTarget, listLinks } from '../sharing/manage-links.ts';
import { requireSite } from '../sites/find-site.ts';
import { listWorkspaces } from '../workspaces/list-workspaces.ts';
import {
  assignPage,
  assignSite,
  createClient,
  deleteClient,
  listClients,
  renameClient,
  requireClient,
} from './manage-clients.ts';
import { showSharedClient } from './shared-client.ts';

const PATH = '/api/clients';
const BODY_LIMIT = 16 * 1024;
const params = z.object({ id: z.uuid() });
const done = { success: true as const };

/** Clients of a workspace, which pages belong to them, and links to all pages of one. */
export function clientRoutes(deps: LinkRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get(
      '/api/shared/:token',
      {
        schema: {
          summary: 'Get all pages of a client, with a link to it',
          params: z.object({ token: z.string().max(64) }),
          response: { 200: sharedClientSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const { link, view } = await showSharedClient(deps, context, request.params.token);
        await countView(deps.database, link, context.actor, networkOf(request.ip));
        return view;
      },
    );
    await app.register(async (own) => {
      own.addHook('onRequest', requireUser);
      await own.register(ownRoutes(deps));
      await own.register(linkRoutesOf(deps));
    });
  };
}

function ownRoutes({ database, ...deps }: LinkRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      {
        config: { role: 'viewer' },
        schema: { summary: 'List the clients of the workspace', response: { 200: clientListSchema } },
      },
      async (request) => listClients(database, userOf(request).user.workspaceId),
    );

    app.post(
      PATH,
      {
        bodyLimit: BODY_LIMIT,
        config: { role: 'admin' },
        schema: { summary: 'Create a client', body: clientRequestSchema, response: { 200: clientSchema } },
      },
      async (request) =>
        createClient(database, doerOf(request), userOf(request).user.workspaceId, request.body.name),
    );

    app.put(
      `${PATH}/:id`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Rename a client',
          params,
          body: clientRequestSchema,
          response: { 200: clientSchema },
        },
      },
      async (request) => renameClient(database, doerOf(request), request.params.id, request.body.name),
    );

    app.delete(
      `${PATH}/:id`,
      { schema: { summary: 'Delete a client, without its pages', params, response: { 200: doneSchema } } },
      async (request) => {
        await deleteClient(database, doerOf(request), request.params.id);
        return done;
      },
    );

    app.put(
      '/api/reports/:id/client',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Move the page of a report to a client',
          params: z.object({ id: z.string() }),
          body: assignRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        const report = await requireOwnReport({ database, ...deps }, contextOf(request), request.params.id);
        await assignPage(database, doerOf(request), report, request.body.clientId);
        return done;
      },
    );

    app.put(
      '/api/sites/:id/client',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Move a site to a client',
          params,
          body: assignRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        const site = await requireSite(database, contextOf(request), request.params.id, 'editor');
        await assignSite(database, doerOf(request), site, request.body.clientId);
        return done;
      },
    );
  };
}

function linkRoutesOf(appDeps: LinkRouteDeps): FastifyPluginAsyncZod {
  const deps = { ...appDeps, passwords: createPasswords() };
  const targetOf = async (request: FastifyRequest, clientId: string): Promise<LinkTarget> => {
    const { userId } = userOf(request);
    const { workspaceId } = await requireClient(deps.database, userId, clientId, 'editor');
    const all = await listWorkspaces(deps, userId);
    return { workspaceId, clientId, isPro: all.some(({ id, isPro }) => id === workspaceId && isPro) };
  };
  return async (app) => {
    app.get(
      `${PATH}/:id/links`,
      { schema: { summary: 'List the links to a client', params, response: { 200: shareLinkListSchema } } },
      async (request) => listLinks(deps, await targetOf(request, request.params.id)),
    );

    app.post(
      `${PATH}/:id/links`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Make a link to all pages of a client',
          params,
          body: linkRequestSchema,
          response: { 200: shareLinkSchema },
        },
      },
      async (request) =>
        createLink(deps, doerOf(request), await targetOf(request, request.params.id), request.body),
    );
  };
}
