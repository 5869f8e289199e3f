import type { SignInResponse, twoFactorSignInRequestSchema } from '@liftmark/contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import type { Auth, AuthOptions } from './better-auth.ts';
import { passCookies, refusalOf, signInHeaders } from './library.ts';
import { loadUser, type UserDeps } from './present-user.ts';
import { endSession } from './sessions.ts';
import { takeCodeOnce } from './used-codes.ts';

export interface SignInDeps extends UserDeps, AuthOptions {
  auth: Auth;
  limit: Limit;
}

/**
 * Checks a password and signs in, or begins the second step. An unknown address and a wrong password look the same
 * and take the same time. Only failures count against the limits.
 * @throws AppError `unauthenticated` or `rate_limited`
 */
export async function signIn(
  deps: SignInDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: { email: string; password: string },
): Promise<SignInResponse> {
  const attempt = await deps.limit(request, 'signin', credentials.email);
  const { headers, response } = await deps.auth.api
    .signInEmail({ body: credentials, headers: signInHeaders(request, deps.publicUrl), returnHeaders: true })
    .catch((error: unknown) => {
      if (refusalOf(error) === null) throw error;
      request.log.info({ event: 'sign-in-refused' }, 'security');
      throw new AppError('unauthenticated', 'Email or password is incorrect.');
    });
  await attempt.giveBack();
  passCookies(reply, headers);
  return 'user' in response ? enter(deps, request, response.user.id) : SECOND_STEP;
}

const SECOND_STEP: SignInResponse = { twoFactorRequired: true, user: null };

/** The session that the browser had before, of whomever, ends with the new one. */
async function enter(deps: SignInDeps, request: FastifyRequest, userId: string): Promise<SignInResponse> {
  const { sessionId } = contextOf(request);
  if (sessionId !== undefined) await endSession(deps.database, sessionId);
  request.log.info({ event: 'signed-in', user: userId }, 'security');
  return { twoFactorRequired: false, user: await loadUser(deps, userId) };
}

/**
 * Signs in somebody who has just proven who they are by other means.
 * @returns the answer to a sign-up or sign-in
 */
export async function signInAs(
  deps: SignInDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  method: 'password' | 'google',
): Promise<SignInResponse> {
  const { headers, response } = await deps.auth.api.startSession({
    body: { userId, method },
    headers: signInHeaders(request, deps.publicUrl),
    returnHeaders: true,
  });
  passCookies(reply, headers);
  return response.twoFactorRequired ? SECOND_STEP : enter(deps, request, userId);
}

/**
 * The second step: a code of the app, each good once, or a recovery code, used up by it.
 * @throws AppError `unauthenticated` or `rate_limited`
 */
export async function completeSignIn(
  deps: SignInDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  proof: z.output<typeof twoFactorSignInRequestSchema>,
): Promise<SignInResponse> {
  const attempt = await deps.limit(request, 'signin');
  const headers = signInHeaders(request, deps.publicUrl);
  const call =
    'code' in proof
      ? deps.auth.api.verifyTOTP({ body: { code: proof.code }, headers, returnHeaders: true })
      : deps.auth.api.verifyBackupCode({ body: { code: proof.recoveryCode }, headers, returnHeaders: true });
  const { headers: answered, response } = await call.catch((error: unknown) => {
    throw refusalOfSecondStep(error);
  });
  const { id: userId } = response.user;
  if ('code' in proof && !(await takeCodeOnce(deps.database, userId, proof.code))) {
    await deps.auth.api.signOut({ headers: sentBack(answered) });
    throw new AppError('unauthenticated', 'This code was used already. Wait for the next one.');
  }
  await attempt.giveBack();
  passCookies(reply, answered);
  return enter(deps, request, userId);
}

function refusalOfSecondStep(error: unknown): unknown {
  switch (refusalOf(error)) {
    case null:
      return error;
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new AppError('unauthenticated', 'Please sign in with your password again.');
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new AppError('rate_limited', 'Too many wrong codes. Please wait 15 minutes and try again.', {
        retryAfterS: 15 * 60,
      });
    default:
      return new AppError('unauthenticated', 'This code is not right. Please check it and try again.');
  }
}

/** The cookies of an answer, as a browser would send them back. */
function sentBack(answered: Headers): Headers {
  const cookies = answered.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return new Headers({ cookie: cookies.join('; ') });
}
