import {
  checkResetRequestSchema,
  doneSchema,
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
  signInRequestSchema,
  signInResponseSchema,
  signUpRequestSchema,
  twoFactorSignInRequestSchema,
  userSchema,
  verifyEmailRequestSchema,
} from '@liftmark/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { contextOf, userOf } from '../../http/identity.ts';
import { isOwnNavigation } from '../../http/origin.ts';
import { dialog, type GoogleDeps, googleRoutes } from './google-routes.ts';
import { checkLink } from './links.ts';
import { loadUser } from './present-user.ts';
import { resetPassword, sendReset } from './reset-password.ts';
import { safeReturnTo } from './return-to.ts';
import { completeSignIn, signIn, signInAs } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';
import { sendVerification, verifyEmail } from './verify-email.ts';

export type AuthDeps = GoogleDeps;

const done = { success: true as const };
const returnToQuery = z.object({ returnTo: z.string().optional().catch(undefined) });
const BODY_LIMIT = 16 * 1024;

export function authRoutes(deps: AuthDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post(
      '/auth/signup',
      {
        bodyLimit: BODY_LIMIT,
        schema: { summary: 'Sign up', body: signUpRequestSchema, response: { 200: signInResponseSchema } },
      },
      async (request, reply) => {
        const attempt = await deps.limit(request, 'signup', request.body.email);
        // If the address has an account, this is an attempt at its password.
        const guess = await deps.limit(request, 'signin', request.body.email);
        const { userId, isNew } = await signUp(deps, request.body);
        await guess.giveBack();
        if (!isNew) await attempt.giveBack();
        return signInAs(deps, request, reply, userId, 'password');
      },
    );

    app.post(
      '/auth/signin',
      {
        bodyLimit: BODY_LIMIT,
        schema: { summary: 'Sign in', body: signInRequestSchema, response: { 200: signInResponseSchema } },
      },
      async (request, reply) => signIn(deps, request, reply, request.body),
    );

    app.post(
      '/auth/two-factor',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Complete a sign-in with a two-factor code',
          body: twoFactorSignInRequestSchema,
          response: { 200: signInResponseSchema },
        },
      },
      async (request, reply) => completeSignIn(deps, request, reply, request.body),
    );

    app.post(
      '/auth/logout',
      { schema: { summary: 'Sign out', response: { 200: doneSchema } } },
      async (request, reply) => {
        await signOut(deps, request, reply);
        return done;
      },
    );

    app.get(
      '/api/logout',
      { schema: { summary: 'Sign out by following a link on a Liftmark page' } },
      async (request, reply) => {
        // Another site may send a person here, but not sign them out.
        if (isOwnNavigation(request, deps.publicUrl)) await signOut(deps, request, reply);
        return reply.redirect('/');
      },
    );

    app.get(
      '/api/login',
      {
        schema: {
          summary: 'Redirect to the sign-in dialog, and back afterward',
          querystring: returnToQuery,
        },
      },
      async (request, reply) => {
        const returnTo = safeReturnTo(request.query.returnTo);
        const isSignedIn = contextOf(request).actor.kind === 'user';
        return reply.redirect(isSignedIn ? returnTo : dialog('signin', returnTo));
      },
    );

    app.get(
      '/api/auth/user',
      { schema: { summary: 'Get the signed-in user', response: { 200: userSchema } } },
      async (request) => {
        const { actor } = contextOf(request);
        if (actor.kind === 'user') return loadUser(deps, actor.id, actor.workspaceId);
        // Every page makes this call for every visitor, so it isn't a refused access.
        throw new AppError('unauthenticated', 'Please sign in to continue.', { refusal: null });
      },
    );

    app.post(
      '/api/auth/verification',
      { schema: { summary: 'Resend the verification email', response: { 200: doneSchema } } },
      async (request) => {
        const { userId } = userOf(request);
        await deps.limit(request, 'mail');
        await sendVerification(deps, userId);
        return done;
      },
    );

    app.post(
      '/api/auth/verify-email',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Verify an address with the link from an email',
          body: verifyEmailRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'reset');
        await verifyEmail(deps, request.body.token, contextOf(request));
        return done;
      },
    );

    app.post(
      '/api/auth/password/forgot',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Send a link to set a new password',
          body: forgotPasswordRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'reset');
        // Not awaited, so that the response time doesn't reveal if there is such an account.
        sendReset(deps, request.body.email).catch((error: unknown) =>
          request.log.error({ err: error }, 'reset mail'),
        );
        return done;
      },
    );

    app.post(
      '/api/auth/password/reset',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Set a new password with the link from an email',
          body: resetPasswordRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'reset');
        await resetPassword(deps, request.body.token, request.body.password, request.id);
        return done;
      },
    );

    app.post(
      '/api/auth/password/reset/check',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Check that a link to set a new password still works',
          body: checkResetRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        const taken = await deps.limit(request, 'reset');
        await checkLink(deps.database, request.body.token, ['reset']);
        // Guesses count; opening one's own link doesn't use up attempts at the password.
        await taken.giveBack();
        return done;
      },
    );

    await app.register(googleRoutes(deps));
    await app.register(unsubscribeRoutes(deps));
  };
}
