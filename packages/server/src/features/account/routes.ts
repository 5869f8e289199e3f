import { Readable } from 'node:stream';
import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  emailOptInSchema,
  emailPreferencesSchema,
  planSchema,
  profileRequestSchema,
  reportLanguageRequestSchema,
  revokeSessionsRequestSchema,
  sessionListSchema,
} from '@liftmark/contract/account';
import { doneSchema, userSchema } from '@liftmark/contract/auth';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { users } from '../../database/schema.ts';
import { sessionOf, userOf } from '../../http/identity.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { findUser, loadUser } from '../auth/present-user.ts';
import type { AuthDeps } from '../auth/routes.ts';
import { forgetSession, giveSession } from '../auth/sign-out.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { setEmailOptIn } from './email-preferences.ts';
import { type ExportDeps, exportData } from './export-data.ts';
import { endOwnSession, endOwnSessions, listSessions } from './list-sessions.ts';
import { loadPlan, type PlanDeps } from './plan.ts';
import { requireProof } from './proof.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';

export interface AccountDeps extends AuthDeps, ExportDeps, PlanDeps {
  keyring: Keyring;
  jobs: Jobs;
}

const done = { success: true as const };
const BODY_LIMIT = 16 * 1024;

export function accountRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // Before the body is validated, so that people who are signed out learn nothing about it.
    app.addHook('onRequest', async (request) => {
      userOf(request);
    });
    await app.register(twoFactorRoutes(deps));

    app.put(
      '/api/account/profile',
      {
        bodyLimit: BODY_LIMIT,
        schema: { summary: 'Change your name', body: profileRequestSchema, response: { 200: userSchema } },
      },
      async (request) => {
        const { userId, user } = userOf(request);
        await deps.database
          .update(users)
          .set({ ...request.body, updatedAt: new Date() })
          .where(eq(users.id, userId));
        return loadUser(deps, userId, user.workspaceId);
      },
    );

    app.put(
      '/api/account/report-language',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Set the language of your reports',
          body: reportLanguageRequestSchema,
          response: { 200: userSchema },
        },
      },
      async (request) => {
        const { userId, user } = userOf(request);
        await deps.database
          .update(users)
          .set({ ...request.body, updatedAt: new Date() })
          .where(eq(users.id, userId));
        return loadUser(deps, userId, user.workspaceId);
      },
    );

    app.put(
      '/api/account/password',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Change your password',
          body: changePasswordRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request, reply) => {
        giveSession(reply, deps, await changePassword(deps, request, request.body));
        return done;
      },
    );

    app.put(
      '/api/account/email',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Send a confirmation link to a new email address',
          body: changeEmailRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await changeEmail(deps, request, request.body);
        return done;
      },
    );

    app.get(
      '/api/account/sessions',
      {
        schema: {
          summary: 'List the devices that are signed in to your account',
          response: { 200: sessionListSchema },
        },
      },
      async (request) => {
        const { userId, sessionId } = sessionOf(request);
        return listSessions(deps.database, userId, sessionId);
      },
    );

    app.delete(
      '/api/account/sessions/:id',
      {
        schema: {
          summary: 'Sign out one device',
          params: z.object({ id: z.uuid() }),
          response: { 200: doneSchema },
        },
      },
      async (request, reply) => {
        const { userId, sessionId } = sessionOf(request);
        await endOwnSession(deps.database, userId, request.params.id, request.id);
        if (request.params.id === sessionId) forgetSession(reply, deps.publicUrl);
        return done;
      },
    );

    app.post(
      '/api/account/sessions/revoke',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Sign out everywhere',
          body: revokeSessionsRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request, reply) => {
        const { userId, sessionId } = sessionOf(request);
        const { keepCurrent } = request.body;
        await endOwnSessions(deps.database, userId, keepCurrent ? sessionId : undefined, request.id);
        if (!keepCurrent) forgetSession(reply, deps.publicUrl);
        return done;
      },
    );

    app.get(
      '/api/user/email-preferences',
      { schema: { summary: 'Get your email preferences', response: { 200: emailPreferencesSchema } } },
      async (request) => {
        const { emailOptIn } = await findUser(deps.database, userOf(request).userId);
        return { wantsPromotionalEmails: emailOptIn };
      },
    );

    app.put(
      '/api/user/email-preferences',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Set your email preferences',
          body: emailPreferencesSchema,
          response: { 200: emailPreferencesSchema },
        },
      },
      async (request) => {
        await setEmailOptIn(deps, userOf(request).userId, request.body.wantsPromotionalEmails);
        return request.body;
      },
    );

    app.post(
      '/api/auth/email-preferences',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Set your email preferences (alternative form)',
          body: emailOptInSchema,
          response: { 200: emailOptInSchema },
        },
      },
      async (request) => {
        await setEmailOptIn(deps, userOf(request).userId, request.body.emailOptIn);
        return request.body;
      },
    );

    app.get(
      '/api/account/plan',
      {
        config: { scope: 'read', role: 'viewer' },
        schema: { summary: 'Get your plan and what is used of it', response: { 200: planSchema } },
      },
      async (request) => loadPlan(deps, userOf(request).user),
    );

    app.get(
      '/api/account/export',
      { schema: { summary: 'Export all your data', produces: ['application/zip'] } },
      async (request, reply) => {
        await deps.limit(request, 'pdf');
        const person = await loadUser(deps, userOf(request).userId);
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="liftmark-data.zip"')
          .send(Readable.from(exportData(deps, person)));
      },
    );

    app.post(
      '/api/account/delete',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Delete your account and all its data',
          body: deleteAccountRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request, reply) => {
        await requireProof(deps, request, request.body.password);
        const { userId } = userOf(request);
        await deleteAccount(deps, userId, request.id);
        request.log.info({ event: 'account-deleted', user: userId }, 'security');
        forgetSession(reply, deps.publicUrl);
        return done;
      },
    );
  };
}
