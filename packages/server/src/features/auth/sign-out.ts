import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection.ts';
import { contextOf } from '../../http/identity.ts';
import { sessionCookieName, signSid } from './session-cookie.ts';
import { endSession, SESSION_IDLE_S } from './sessions.ts';

/** Ends the session of a request, if it has one. */
export async function signOut(
  { database, publicUrl }: { database: Database; publicUrl: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { sessionId } = contextOf(request);
  if (sessionId !== undefined) await endSession(database, sessionId);
  forgetSession(reply, publicUrl);
}

/** Sets the session's new id in the browser. */
export function giveSession(
  reply: FastifyReply,
  { publicUrl, secret }: { publicUrl: string; secret: string },
  sid: string,
): void {
  reply.setCookie(sessionCookieName(publicUrl), signSid(sid, secret), {
    ...attributes(publicUrl),
    maxAge: SESSION_IDLE_S,
  });
}

/** Removes the cookie of an ended session from the browser. */
export function forgetSession(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(sessionCookieName(publicUrl), attributes(publicUrl));
}

function attributes(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
}
