import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection.ts';
import { sessions } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { ADDRESS_HEADER, type AuthOptions } from './better-auth.ts';
import { secondStepCookieName, sessionCookieName, signSid } from './session-cookie.ts';

/** Headers for a better-auth call before sign-in: only the two-factor cookie is passed on. */
export function signInHeaders(request: FastifyRequest, publicUrl: string): Headers {
  const name = secondStepCookieName(publicUrl);
  const cookie = request.cookies[name];
  return headersOf(request, cookie === undefined ? '' : `${name}=${encodeURIComponent(cookie)}`);
}

/** Headers for a better-auth call within a session, whichever of its ids the browser sent. */
export async function sessionHeaders(
  request: FastifyRequest,
  sessionId: string,
  { database, secret, publicUrl }: AuthOptions,
): Promise<Headers> {
  const sid = await sidOf(database, sessionId);
  return headersOf(request, `${sessionCookieName(publicUrl)}=${encodeURIComponent(signSid(sid, secret))}`);
}

async function sidOf(database: Database, sessionId: string): Promise<string> {
  const [session] = await database
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (session === undefined) throw new AppError('unauthenticated', 'Please sign in to continue.');
  return session.sid;
}

function headersOf(request: FastifyRequest, cookie: string): Headers {
  return new Headers({
    cookie,
    [ADDRESS_HEADER]: request.ip,
    'user-agent': (request.headers['user-agent'] ?? '').slice(0, 500),
  });
}

/** Passes cookies from better-auth to the browser. */
export function passCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** The code of a better-auth refusal, such as `INVALID_EMAIL_OR_PASSWORD`; null for any other error. */
export function refusalOf(error: unknown): string | null {
  if (!isAPIError(error)) return null;
  const { code } = error.body ?? {};
  return typeof code === 'string' ? code : 'UNKNOWN';
}
