import type { SignInError } from '@liftmark/contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { logRefusal } from '../../http/security-log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { takeAllowances } from '../../platform/rate-limits.ts';
import { accountOfGoogle } from './google-account.ts';
import type { GoogleClient } from './google-client.ts';
import { safeReturnTo } from './return-to.ts';
import { cookiePrefix } from './session-cookie.ts';
import { type SignInDeps, signInAs } from './sign-in.ts';

export interface GoogleDeps extends SignInDeps {
  mailer: Mailer;
  /** Null if Google sign-in isn't configured. */
  google: GoogleClient | null;
}

/** Time to sign in at the provider. */
const ATTEMPT_S = 15 * 60;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
});
type Attempt = z.infer<typeof attemptSchema>;

const returnToQuery = z.object({ returnTo: z.string().optional().catch(undefined) });

/** Sign-in with Google: redirects there and back, never to an error page. */
export function googleRoutes(deps: GoogleDeps): FastifyPluginAsyncZod {
  const cookieName = `${cookiePrefix(deps.publicUrl)}.google`;
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.publicUrl.startsWith('https:'),
  } as const;

  return async (app) => {
    app.get(
      '/auth/google',
      { schema: { summary: 'Redirect to Google to sign in', querystring: returnToQuery } },
      async (request, reply) => {
        const returnTo = safeReturnTo(request.query.returnTo);
        if (deps.google === null) return refuse(reply, 'google_unavailable', returnTo);
        try {
          const { url, attempt } = await deps.google.begin();
          reply.setCookie(cookieName, JSON.stringify({ ...attempt, returnTo }), {
            ...attributes,
            signed: true,
            maxAge: ATTEMPT_S,
          });
          return reply.redirect(url);
        } catch (error) {
          request.log.warn({ err: error }, 'google');
          return refuse(reply, 'google_failed', returnTo);
        }
      },
    );

    app.get(
      '/auth/google/callback',
      { schema: { summary: 'Return from Google' } },
      async (request, reply) => {
        const attempt = attemptOf(request, cookieName);
        reply.clearCookie(cookieName, attributes);
        if (deps.google === null) return refuse(reply, 'google_unavailable', '/analyze');
        if (attempt === null) return refuse(reply, 'google_failed', '/analyze');
        const returnTo = safeReturnTo(attempt.returnTo);
        try {
          await deps.limit(request, 'signin');
          const query = new URL(request.url, deps.publicUrl).search;
          if (new URLSearchParams(query).get('error') === 'access_denied') {
            return refuse(reply, 'google_cancelled', returnTo);
          }
          await takeAttemptOnce(deps, attempt);
          const identity = await deps.google.complete(query, attempt);
          const outcome = await accountOfGoogle(deps, identity, request.id);
          if ('refusal' in outcome) {
            logRefusal(request, { event: 'sign-in-refused', account: null, reason: outcome.refusal });
            return refuse(reply, outcome.refusal, returnTo);
          }
          const { twoFactorRequired } = await signInAs(deps, request, reply, outcome.userId, 'google');
          return reply.redirect(twoFactorRequired ? dialog('two-factor', returnTo) : returnTo);
        } catch (error) {
          request.log.warn({ err: error }, 'google');
          logRefusal(request, { event: 'sign-in-refused', account: null, reason: 'google_failed' });
          return refuse(reply, 'google_failed', returnTo);
        }
      },
    );
  };
}

/** The sign-in that this browser started; null if it started none recently. */
function attemptOf(request: FastifyRequest, cookieName: string): Attempt | null {
  const { valid, value } = request.unsignCookie(request.cookies[cookieName] ?? '');
  if (!valid || value === null) return null;
  try {
    return attemptSchema.parse(JSON.parse(value));
  } catch {
    return null;
  }
}

/** An answer of the provider counts once, even if someone kept its cookie. */
async function takeAttemptOnce({ database }: GoogleDeps, { state }: Attempt): Promise<void> {
  const waitS = await takeAllowances(database, [{ key: `google/${state}`, max: 1, windowS: 2 * ATTEMPT_S }]);
  if (waitS !== null)
    throw new AppError('bad_request', 'This sign-in was already used. Please sign in again.');
}

function refuse(reply: FastifyReply, error: SignInError, returnTo: string): FastifyReply {
  return reply.redirect(`${dialog('signin', returnTo)}&error=${error}`);
}

/** The sign-in dialog over a screen, continuing to `returnTo`. */
export function dialog(mode: 'signin' | 'two-factor', returnTo: string): string {
  return `/analyze?auth=${mode}&returnTo=${encodeURIComponent(returnTo)}`;
}
