import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, UserActor } from '../access/actor.ts';
import { AppError } from '../errors.ts';

/** The signed-in account with its session and, if the session's id was renewed, the new cookie for the browser. */
interface SignedIn {
  actor: UserActor;
  sessionId: string;
  cookie: { name: string; value: string; maxAgeS: number } | null;
}

/** Finds the account of a request; null when signed out. */
export type FindAccount = (request: FastifyRequest) => Promise<SignedIn | null>;

interface IdentityOptions {
  secret: string;
  /** Former secrets. */
  formerSecrets: string[];
  publicUrl: string;
  findAccount: FindAccount;
  /** Name of the session cookie. */
  sessionCookie: string;
}

/** Determines the actor of every request to the API or to `/auth/`. */
export async function identifyActors(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  await app.register(cookie, { secret: [options.secret, ...options.formerSecrets] });
  app.decorateRequest('context');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  app.addHook('onRequest', async (request, reply) => {
    // The matched route, because addresses have more than one spelling.
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

/** The context for services. Only routes under `/api/` and `/auth/` have it. */
export function contextOf(request: FastifyRequest): Context {
  return request.getDecorator<Context>('context');
}

/**
 * For routes that need an account: refuses signed-out requests before their parameters and body are validated.
 * @throws AppError `unauthenticated`
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  userOf(request);
}

/**
 * For calls that only users can make.
 * @throws AppError `unauthenticated`
 */
export function userOf(request: FastifyRequest): { user: UserActor; userId: string; sessionId: string } {
  const { actor, sessionId } = contextOf(request);
  if (actor.kind === 'user' && sessionId !== undefined) return { user: actor, userId: actor.id, sessionId };
  throw new AppError('unauthenticated', 'Please sign in to continue.');
}
