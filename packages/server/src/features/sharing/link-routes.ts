import { doneSchema } from '@liftmark/contract/auth';
import {
  linkChangeSchema,
  linkRequestSchema,
  openLinkRequestSchema,
  shareLinkListSchema,
  shareLinkSchema,
} from '@liftmark/contract/share-links';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import { createPasswords } from '../auth/passwords.ts';
import { findLiveLink, goneLink, OPEN_S, openCookie, openCookieName } from '../links/find-link.ts';
import { text } from '../links/text.ts';
import { type OwnReport, type ReportDeps, requireOwnReport } from '../reports/find-report.ts';
import type { Doer } from '../workspaces/inside.ts';
import { listWorkspaces } from '../workspaces/list-workspaces.ts';
import {
  changeLink,
  createLink,
  type LinkTarget,
  listLinks,
  type ManageDeps,
  revokeLink,
} from './manage-links.ts';

export interface LinkRouteDeps extends ReportDeps {
  limit: Limit;
}

const BODY_LIMIT = 16 * 1024;
const reportParams = z.object({ id: z.string() });
const linkParams = z.object({ id: z.uuid() });
const done = { success: true as const };

/** Links to reports: their management for editors, and their password for whoever has one. */
export function linkRoutes(appDeps: LinkRouteDeps): FastifyPluginAsyncZod {
  const deps = { ...appDeps, passwords: createPasswords() };
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(openRoute(deps));
    await app.register(async (own) => {
      own.addHook('onRequest', requireUser);
      await own.register(manageRoutes(deps));
    });
  };
}

function manageRoutes(deps: LinkRouteDeps & ManageDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/reports/:id/links',
      {
        schema: {
          summary: 'List the links to a report',
          params: reportParams,
          response: { 200: shareLinkListSchema },
        },
      },
      async (request) =>
        listLinks(deps, targetOf(await requireOwnReport(deps, contextOf(request), request.params.id))),
    );

    app.post(
      '/api/reports/:id/links',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Make a link to a report, with an expiry or a password',
          params: reportParams,
          body: linkRequestSchema,
          response: { 200: shareLinkSchema },
        },
      },
      async (request) => {
        const report = await requireOwnReport(deps, contextOf(request), request.params.id);
        return createLink(deps, doerOf(request), targetOf(report), request.body);
      },
    );

    app.put(
      '/api/links/:id',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Change what a link shows, its expiry or its password',
          params: linkParams,
          body: linkChangeSchema,
          response: { 200: shareLinkSchema },
        },
      },
      async (request) => {
        const doer = doerOf(request);
        return changeLink(deps, doer, request.params.id, request.body, async (workspaceId) =>
          (await listWorkspaces(deps, doer.userId)).some(({ id, isPro }) => id === workspaceId && isPro),
        );
      },
    );

    app.delete(
      '/api/links/:id',
      { schema: { summary: 'Revoke a link', params: linkParams, response: { 200: doneSchema } } },
      async (request) => {
        await revokeLink(deps, doerOf(request), request.params.id);
        return done;
      },
    );
  };
}

/** For whoever has the link. */
function openRoute(deps: LinkRouteDeps & ManageDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/links/:token/open',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Open a link with its password, for 12 hours',
          params: z.object({ token: z.string().max(64) }),
          body: openLinkRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request, reply) => {
        const { token } = request.params;
        const taken = await deps.limit(request, 'link', token);
        const link = await findLiveLink(deps.database, token);
        if (link === null) throw goneLink();
        const { passwordHash: hash } = link;
        if (hash !== null) {
          const { password } = request.body;
          if (!(await deps.passwords.verify({ hash, password })))
            throw new AppError('link_password', text.wrong, { refusal: { reason: 'wrong_link_password' } });
          (reply as FastifyReply).setCookie(
            openCookieName(deps.publicUrl, token),
            openCookie(deps.secret, link),
            {
              path: '/',
              httpOnly: true,
              sameSite: 'lax',
              secure: deps.publicUrl.startsWith('https:'),
              maxAge: OPEN_S,
            },
          );
        }
        await taken.giveBack();
        return done;
      },
    );
  };
}

function targetOf({ workspaceId, id: reportId, owner }: OwnReport): LinkTarget {
  return { workspaceId, reportId, isPro: owner.isPro };
}

export function doerOf(request: FastifyRequest): Doer {
  return { userId: userOf(request).userId, requestId: request.id };
}
