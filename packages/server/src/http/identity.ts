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
  /** Name of the cookie that a browser holds its session with. */
  sessionCookie: string;
}

/** Says of every request to the API or to `/auth/` who asks. */
export async function identifyActors(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  await app.register(cookie, { secret: [options.secret, ...options.formerSecrets] });
  app.decorateRequest('context');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  app.addHook('onRequest', async (request, reply) => {
    // The route that was found, as addresses have more than one spelling.
    if (!/^\/(?:api|auth)\//.test(request.routeOptions.url ?? '')) return;
    const account = await options.findAccount(request);
    if (account === null) {
      request.setDecorator<Context>('context', { actor: { kind: 'visitor' }, requestId: request.id });
      return;
    }
    const { actor, sessionId, cookie: renewed } = account;
    if (renewed) {
      reply.setCookie(renewed.name, renewed.value, { ...attributes, maxAge: renewed.maxAgeS });
    }
    request.setDecorator<Context>('context', { actor, sessionId, requestId: request.id });
  });

  // Only now, because a sign-in may have set the cookie of a new session.
  app.addHook('onSend', async (request, reply) => {
    const { actor } = request.getDecorator<Context | undefined>('context') ?? {};
    if (actor?.kind !== 'visitor' || request.cookies[options.sessionCookie] === undefined) return;
    const given = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    if (given.some((line) => line.startsWith(`${options.sessionCookie}=`))) return;
    const ended = app.serializeCookie(options.sessionCookie, '', { ...attributes, expires: new Date(0) });
    reply.header('set-cookie', ended);
  });
}

/** Who asks, for the services. Only routes under `/api/` and `/auth/` have it. */
export function contextOf(request: FastifyRequest): Context {
  return request.getDecorator<Context>('context');
}

/**
 * For routes that need an account: refuses signed-out requests before their parameters and body are looked at.
 * @throws AppError `unauthenticated`
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  userOf(request);
}

/** Of a call that is for users alone.
 * @throws AppError `unauthenticated` */
export function userOf(request: FastifyRequest): { user: UserActor; userId: string; sessionId: string } {
  const { actor, sessionId } = contextOf(request);
  if (actor.kind === 'user' && sessionId !== undefined) return { user: actor, userId: actor.id, sessionId };
  throw new AppError('unauthenticated', 'Please sign in to continue.');
}
