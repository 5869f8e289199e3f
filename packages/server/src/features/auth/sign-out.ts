import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection.ts';
import { contextOf } from '../../http/identity.ts';
import { sessionCookieName } from './session-cookie.ts';
import { endSession } from './sessions.ts';

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

/** Has the browser drop the cookie of a session that has ended. */
export function forgetSession(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(sessionCookieName(publicUrl), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
