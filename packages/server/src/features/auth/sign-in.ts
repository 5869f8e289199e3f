import type { SignInResponse, twoFactorSignInRequestSchema } from '@liftmark/contract/auth';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import type { Auth, AuthOptions } from './better-auth.ts';
import { passCookies, refusalOf, signInHeaders } from './library.ts';
import { loadUser, type UserDeps } from './present-user.ts';
import { secondStepCookieName, unsignSid } from './session-cookie.ts';
import { endSession } from './sessions.ts';
import { takeCodeOnce } from './used-codes.ts';

export interface SignInDeps extends UserDeps, AuthOptions {
  auth: Auth;
  limit: Limit;
}

/**
 * Checks a password and signs in, or starts the second step. An unknown address and a wrong password look the same
 * and take the same time. Only failures count toward the limits.
 * @throws AppError `unauthenticated` or `rate_limited`
 */
export async function signIn(
  deps: SignInDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: { email: string; password: string },
): Promise<SignInResponse> {
  const { email } = credentials;
  const attempt = await deps.limit(request, 'signin', email).catch(async (error: unknown) => {
    throw error instanceof AppError
      ? refusedSignIn(error, await accountOf(deps.database, email), error.code)
      : error;
  });
  const { headers, response } = await deps.auth.api
    .signInEmail({ body: credentials, headers: signInHeaders(request, deps.publicUrl), returnHeaders: true })
    .catch(async (error: unknown) => {
      if (refusalOf(error) === null) throw error;
      const account = await accountOf(deps.database, email);
      const refused = new AppError('unauthenticated', 'Email or password is incorrect.');
      throw refusedSignIn(refused, account, account === null ? 'unknown_account' : 'wrong_password');
    });
  await attempt.giveBack();
  passCookies(reply, headers);
  return 'user' in response ? enter(deps, request, response.user.id) : SECOND_STEP;
}

/** The same error, with a line for the security log. */
function refusedSignIn({ code, message, retryAfterS }: AppError, account: string | null, reason: string) {
  return new AppError(code, message, {
    ...(retryAfterS !== undefined && { retryAfterS }),
    refusal: { event: 'sign-in-refused', account, reason },
  });
}

async function accountOf(database: Database, email: string): Promise<string | null> {
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? null;
}

const SECOND_STEP: SignInResponse = { twoFactorRequired: true, user: null };

/** The browser's previous session, whoever's it was, ends with the new one. */
async function enter(deps: SignInDeps, request: FastifyRequest, userId: string): Promise<SignInResponse> {
  const { sessionId } = contextOf(request);
  if (sessionId !== undefined) await endSession(deps.database, sessionId);
  request.log.info({ event: 'signed-in', user: userId }, 'security');
  return { twoFactorRequired: false, user: await loadUser(deps, userId) };
}

/**
 * Signs in a person who was authenticated another way.
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
 * The second step: a code from the app or a recovery code. Each works once.
 * @throws AppError `unauthenticated` or `rate_limited`
 */
export async function completeSignIn(
  deps: SignInDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  proof: z.output<typeof twoFactorSignInRequestSchema>,
): Promise<SignInResponse> {
  const attempt = await deps.limit(request, 'signin');
  const account = await accountOfSecondStep(deps, request);
  const headers = signInHeaders(request, deps.publicUrl);
  const call =
    'code' in proof
      ? deps.auth.api.verifyTOTP({ body: { code: proof.code }, headers, returnHeaders: true })
      : deps.auth.api.verifyBackupCode({ body: { code: proof.recoveryCode }, headers, returnHeaders: true });
  const { headers: answered, response } = await call.catch((error: unknown) => {
    const refused = sentenceOfSecondStep(error);
    throw refused === null ? error : refusedSignIn(refused, account, refusalOf(error) ?? refused.code);
  });
  const { id: userId } = response.user;
  if ('code' in proof && !(await takeCodeOnce(deps.database, userId, proof.code))) {
    await deps.auth.api.signOut({ headers: sentBack(answered) });
    const used = new AppError('unauthenticated', 'This code was already used. Please wait for the next one.');
    throw refusedSignIn(used, userId, 'CODE_USED_ALREADY');
  }
  await attempt.giveBack();
  passCookies(reply, answered);
  return enter(deps, request, userId);
}

/** The account whose password was just entered; null if the cookie is expired or forged. */
async function accountOfSecondStep(
  { auth, secret, formerSecrets, publicUrl }: SignInDeps,
  request: FastifyRequest,
): Promise<string | null> {
  const cookie = request.cookies[secondStepCookieName(publicUrl)];
  const step = unsignSid(cookie, [secret, ...formerSecrets]);
  if (step === null) return null;
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.findVerificationValue(step))?.value ?? null;
}

/** Null if the error isn't a refusal, such as an outage. */
function sentenceOfSecondStep(error: unknown): AppError | null {
  switch (refusalOf(error)) {
    case null:
      return null;
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new AppError('unauthenticated', 'Please sign in with your password again.');
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new AppError('rate_limited', 'Too many wrong codes. Please wait 15 minutes and try again.', {
        retryAfterS: 15 * 60,
      });
    default:
      return new AppError('unauthenticated', 'This code is incorrect. Please check it and try again.');
  }
}

/** The cookies of an answer, as a browser would send them back. */
function sentBack(answered: Headers): Headers {
  const cookies = answered.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return new Headers({ cookie: cookies.join('; ') });
}
