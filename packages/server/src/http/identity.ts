import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, UserActor } from '../access/actor.ts';
import { AppError } from '../errors.ts';

/** Who is signed in, with the session and, where its id was renewed, the cookie that the browser should hold now. */
interface SignedIn {
  actor: UserActor;
  sessionId: string;
  cookie: { name: string; value: string; maxAgeS: number } | null;
}

/** Finds the account that a request belongs to; null where nobody is signed in. */
export type FindAccount = (request: FastifyRequest) => Promise<SignedIn | null>;

interface IdentityOptions {
  secret: string;
  /** Secrets that the present one replaced. */
  formerSecrets: string[];
  publicUrl: string;
  findAccount: FindAccount;
}

const VISITOR_DAYS = 365;
const VISITOR_ID = /^[\w-]{22}$/;

/** Says of every request to the API or to `/auth/` who asks, and gives new visitors their cookie. */
export async function identifyActors(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  // The prefix binds the cookie to this host; browsers accept it over TLS alone.
  const cookieName = isSecure ? '__Host-liftmark-visitor' : 'liftmark-visitor';
  await app.register(cookie, { secret: [options.secret, ...options.formerSecrets] });
  app.decorateRequest('context');

  app.addHook('onRequest', async (request, reply) => {
    // The route that was found, as addresses have more than one spelling.
    if (!/^\/(?:api|auth)\//.test(request.routeOptions.url ?? '')) return;
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
    const account = await options.findAccount(request);
    if (account !== null) {
      const { actor, sessionId, cookie: renewed } = account;
      if (renewed) reply.setCookie(renewed.name, renewed.value, { ...attributes, maxAge: renewed.maxAgeS });
      request.setDecorator<Context>('context', { actor, sessionId, requestId: request.id });
      return;
    }
    const known = visitorOf(request, cookieName);
    const id = known?.id ?? randomBytes(16).toString('base64url');
    if (known === null || known.isFormerSecret) {
      reply.setCookie(cookieName, id, { ...attributes, signed: true, maxAge: VISITOR_DAYS * 24 * 3600 });
    }
    request.setDecorator<Context>('context', { actor: { kind: 'visitor', id }, requestId: request.id });
  });
}

function visitorOf(
  request: FastifyRequest,
  cookieName: string,
): { id: string; isFormerSecret: boolean } | null {
  const sent = request.cookies[cookieName];
  if (sent === undefined) return null;
  const { valid, value, renew } = request.unsignCookie(sent);
  return valid && VISITOR_ID.test(value) ? { id: value, isFormerSecret: renew } : null;
}

/** Who asks, for the services. Only routes under `/api/` and `/auth/` have it. */
export function contextOf(request: FastifyRequest): Context {
  return request.getDecorator<Context>('context');
}

/** Of a call that is for users alone.
 * @throws AppError `unauthenticated` */
export function userOf(request: FastifyRequest): { user: UserActor; userId: string; sessionId: string } {
  const { actor, sessionId } = contextOf(request);
  if (actor.kind === 'user' && sessionId !== undefined) return { user: actor, userId: actor.id, sessionId };
  throw new AppError('unauthenticated', 'Please sign in to continue.');
}
