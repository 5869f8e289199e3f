import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { sessions } from '../../database/schema.ts';
import { AppError, type Refusal } from '../../errors.ts';
import { sessionOf } from '../../http/identity.ts';
import { findPasswordHash } from '../auth/present-user.ts';
import type { SignInDeps } from '../auth/sign-in.ts';

/** How long a sign-in counts as proof for accounts that have no password. */
const RECENT_MS = 10 * 60 * 1000;

/**
 * Makes a signed-in user prove again that they own the account: with the password, or without one by having signed in
 * recently.
 * @param field of the request with the password
 * @throws AppError `validation` if the password is wrong, `forbidden` if a new sign-in is needed, `rate_limited`
 */
export async function requireProof(
  deps: SignInDeps,
  request: FastifyRequest,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  const { userId, sessionId } = sessionOf(request);
  const hash = await findPasswordHash(deps.database, userId);
  if (hash === null) return requireRecentSignIn(deps, sessionId);
  if (password === undefined) throw wrong(field, 'Password is required');
  const attempt = await deps.limit(request, 'signin');
  const { password: passwords } = await deps.auth.$context;
  if (!(await passwords.verify({ hash, password }))) {
    throw wrong(field, 'Password is incorrect', { reason: 'wrong_password' });
  }
  await attempt.giveBack();
}

async function requireRecentSignIn({ database }: SignInDeps, sessionId: string): Promise<void> {
  const [session] = await database
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (session && Date.now() - session.createdAt.getTime() < RECENT_MS) return;
  throw new AppError('forbidden', 'Please sign in again, then retry within ten minutes.');
}

function wrong(field: string, message: string, refusal?: Refusal): AppError {
  return new AppError('validation', message, { fields: { [field]: message }, ...(refusal && { refusal }) });
}
