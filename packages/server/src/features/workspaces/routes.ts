import { doneSchema } from '@liftmark/contract/auth';
import {
  deleteWorkspaceRequestSchema,
  invitationListSchema,
  invitationRequestSchema,
  invitationSchema,
  invitationTokenSchema,
  invitationViewSchema,
  memberListSchema,
  roleRequestSchema,
  seatsRequestSchema,
  transferRequestSchema,
  workspaceAuditQuerySchema,
  workspaceAuditSchema,
  workspaceDetailSchema,
  workspaceListSchema,
  workspaceRequestSchema,
} from '@liftmark/contract/workspaces';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { messageKey, repeatableHeaders } from '../../http/repeats.ts';
import { requireProof } from '../account/proof.ts';
import type { SignInDeps } from '../auth/sign-in.ts';
import type { BillingDeps } from '../billing/routes.ts';
import type { SwitchOffDeps } from '../webhooks/switch-off.ts';
import { changeSeats } from './change-seats.ts';
import type { Doer } from './inside.ts';
import { accept, decline, invite, listInvitations, lookAt, resend, revoke } from './invitations.ts';
import { listWorkspaceAudit } from './list-audit.ts';
import { listWorkspaces, showWorkspace } from './list-workspaces.ts';
import { createTeam, deleteTeam, renameTeam, transferTeam } from './manage-workspace.ts';
import { changeRole, listMembers, removeMember } from './members.ts';

export type WorkspaceDeps = BillingDeps & SignInDeps & SwitchOffDeps;

const PATH = '/api/workspaces';
const BODY_LIMIT = 16 * 1024;
const params = z.object({ id: z.uuid() });
const memberParams = params.extend({ userId: z.uuid() });
const invitationParams = params.extend({ invitationId: z.uuid() });
const done = { success: true as const };

function doerOf(request: FastifyRequest): Doer {
  return { userId: userOf(request).userId, requestId: request.id };
}

/** Workspaces, their members and invitations. What each role may do is decided by the services, by the workspace's id. */
export function workspaceRoutes(deps: WorkspaceDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(linkRoutes(deps));
    await app.register(async (own) => {
      own.addHook('onRequest', requireUser);
      await own.register(ownRoutes(deps));
      await own.register(manageRoutes(deps));
      await own.register(memberRoutes(deps));
      await own.register(invitationRoutes(deps));
    });
  };
}

function ownRoutes(deps: WorkspaceDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      { schema: { summary: 'List your workspaces', response: { 200: workspaceListSchema } } },
      async (request) => listWorkspaces(deps, userOf(request).userId),
    );

    app.post(
      PATH,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Create a team',
          description: 'With an `Idempotency-Key`, a repeat answers with the team that was created.',
          headers: repeatableHeaders,
          body: workspaceRequestSchema,
          response: { 200: workspaceDetailSchema },
        },
      },
      async (request) => {
        const doer = doerOf(request);
        const key = messageKey(request, { team: request.body });
        return showWorkspace(deps, doer.userId, await createTeam(deps, doer, request.body.name, key));
      },
    );

    app.get(
      `${PATH}/:id`,
      { schema: { summary: 'Get a workspace', params, response: { 200: workspaceDetailSchema } } },
      async (request) => showWorkspace(deps, userOf(request).userId, request.params.id),
    );

    app.get(
      `${PATH}/:id/audit`,
      {
        schema: {
          summary: 'List what was done in a workspace, newest first',
          params,
          querystring: workspaceAuditQuerySchema,
          response: { 200: workspaceAuditSchema },
        },
      },
      async (request) =>
        listWorkspaceAudit(deps.database, userOf(request).userId, request.params.id, request.query),
    );
  };
}

function manageRoutes(deps: WorkspaceDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      `${PATH}/:id`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Rename a team',
          params,
          body: workspaceRequestSchema,
          response: { 200: workspaceDetailSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        await renameTeam(deps, doerOf(request), id, request.body.name);
        return showWorkspace(deps, userOf(request).userId, id);
      },
    );

    app.put(
      `${PATH}/:id/seats`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Change the number of seats of a team with Pro',
          params,
          body: seatsRequestSchema,
          response: { 200: workspaceDetailSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'checkout');
        const { id } = request.params;
        await changeSeats(deps, doerOf(request), id, request.body.seats);
        return showWorkspace(deps, userOf(request).userId, id);
      },
    );

    app.post(
      `${PATH}/:id/transfer`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Make another member the owner of a team, and yourself an admin',
          params,
          body: transferRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await transferTeam(deps, doerOf(request), request.params.id, request.body.userId);
        return done;
      },
    );

    app.post(
      `${PATH}/:id/delete`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Delete a team and everything in it',
          params,
          body: deleteWorkspaceRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        await deleteTeam(deps, doerOf(request), id, {
          ...request.body,
          prove: () => requireProof(deps, request, request.body.password),
        });
        request.log.info({ event: 'workspace-deleted', account: userOf(request).userId, id }, 'security');
        return done;
      },
    );
  };
}

function memberRoutes(deps: WorkspaceDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${PATH}/:id/members`,
      { schema: { summary: 'List the members of a workspace', params, response: { 200: memberListSchema } } },
      async (request) => listMembers(deps, userOf(request).userId, request.params.id),
    );

    app.put(
      `${PATH}/:id/members/:userId`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Change the role of a member',
          params: memberParams,
          body: roleRequestSchema,
          response: { 200: memberListSchema },
        },
      },
      async (request) => {
        const { id, userId: memberId } = request.params;
        await changeRole(deps, doerOf(request), { id, memberId }, request.body.role);
        return listMembers(deps, userOf(request).userId, id);
      },
    );

    app.delete(
      `${PATH}/:id/members/:userId`,
      {
        schema: { summary: 'Remove a member', params: memberParams, response: { 200: doneSchema } },
      },
      async (request) => {
        const { id, userId: memberId } = request.params;
        await removeMember(deps, doerOf(request), { id, memberId });
        return done;
      },
    );

    app.post(
      `${PATH}/:id/leave`,
      { schema: { summary: 'Leave a team', params, response: { 200: doneSchema } } },
      async (request) => {
        const { id } = request.params;
        await removeMember(deps, doerOf(request), { id, memberId: userOf(request).userId });
        return done;
      },
    );
  };
}

function invitationRoutes(deps: WorkspaceDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${PATH}/:id/invitations`,
      { schema: { summary: 'List open invitations', params, response: { 200: invitationListSchema } } },
      async (request) => listInvitations(deps, userOf(request).userId, request.params.id),
    );

    app.post(
      `${PATH}/:id/invitations`,
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Invite someone by email',
          params,
          body: invitationRequestSchema,
          response: { 200: invitationSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'invitation');
        return invite(deps, doerOf(request), request.params.id, request.body);
      },
    );

    app.post(
      `${PATH}/:id/invitations/:invitationId/resend`,
      {
        schema: {
          summary: 'Send an invitation again, with a new link',
          params: invitationParams,
          response: { 200: invitationSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'invitation');
        return resend(deps, doerOf(request), request.params);
      },
    );

    app.delete(
      `${PATH}/:id/invitations/:invitationId`,
      {
        schema: {
          summary: 'Withdraw an invitation',
          params: invitationParams,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await revoke(deps, doerOf(request), request.params);
        return done;
      },
    );

    app.post(
      '/api/invitations/accept',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Accept an invitation that was sent to your address',
          body: invitationTokenSchema,
          response: { 200: workspaceDetailSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'invitation');
        const doer = doerOf(request);
        return showWorkspace(deps, doer.userId, await accept(deps, doer, request.body.token));
      },
    );
  };
}

/** For anyone who has the link, signed in or not. */
function linkRoutes(deps: WorkspaceDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/invitations/look',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Look at an invitation',
          body: invitationTokenSchema,
          response: { 200: invitationViewSchema },
        },
      },
      async (request) => {
        const taken = await deps.limit(request, 'invitation');
        const view = await lookAt(deps, contextOf(request).actor, request.body.token);
        // Guesses count; looking at one’s own doesn’t.
        await taken.giveBack();
        return view;
      },
    );

    app.post(
      '/api/invitations/decline',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Decline an invitation',
          body: invitationTokenSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'invitation');
        await decline(deps, request.id, request.body.token);
        return done;
      },
    );
  };
}
