import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../access/actor.ts';

/** Finds the account that a request belongs to; null where nobody is signed in. */
export type FindAccount = (request: FastifyRequest) => Promise<Actor | null>;

interface IdentityOptions {
  secret: string;
  publicUrl: string;
  findAccount: FindAccount;
}

const VISITOR_DAYS = 365;
const VISITOR_ID = /^[\w-]{22}$/;

/** Says of every API request who asks, and gives new visitors their cookie. */
export async function identifyActors(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  // The prefix binds the cookie to this host; browsers accept it over TLS alone.
  const cookieName = isSecure ? '__Host-liftmark-visitor' : 'liftmark-visitor';
  await app.register(cookie, { secret: options.secret });
  app.decorateRequest('context');

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const account = await options.findAccount(request);
    const known = visitorOf(request, cookieName);
    const actor = account ?? { kind: 'visitor' as const, id: known ?? randomBytes(16).toString('base64url') };
    if (account === null && known === null) {
      reply.setCookie(cookieName, actor.id, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        signed: true,
        maxAge: VISITOR_DAYS * 24 * 3600,
      });
    }
    request.setDecorator('context', { actor, requestId: request.id });
  });
}

function visitorOf(request: FastifyRequest, cookieName: string): string | null {
  const sent = request.cookies[cookieName];
  if (sent === undefined) return null;
  const { valid, value } = request.unsignCookie(sent);
  return valid && VISITOR_ID.test(value) ? value : null;
}

/** Who asks, for the services. Only routes under `/api/` have it. */
export function contextOf(request: FastifyRequest): Context {
  return request.getDecorator<Context>('context');
}
