import cookie from '@fastify/cookie';
import type { ApiScope } from '@liftmark/contract/api-keys';
import { WORKSPACE_HEADER, type WorkspaceRole } from '@liftmark/contract/workspaces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context, KeyAccess, UserActor } from '../access/actor.ts';
import { requireRole, requireScope } from '../access/policy.ts';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that an API key needs. The route is also offered under `/api/v1`. */
    scope?: ApiScope;
    /** The fields of a multipart form, for the description: the route reads them itself. */
    form?: z.ZodObject;
    /** For routes about the workspace that the request works in: the least role there. */
    role?: WorkspaceRole;
    /** What identifies the actor: by default the session cookie, which is never accepted in place of a key. */
    identity?: 'session' | 'key' | 'none';
    /** Whether pages on other sites may write: only where no cookie counts. */
    isForForeignPages?: boolean;
  }
}

/** The signed-in account with its session and, if the session's id was renewed, the new cookie for the browser. */
interface SignedIn {
  actor: UserActor;
  sessionId: string;
  /** Whether the actor is in the workspace that the request names, if it names one. */
  isInWorkspace: boolean;
  cookie: { name: string; value: string; maxAgeS: number } | null;
}

/** Finds the account of a request; null when signed out. */
export type FindAccount = (request: FastifyRequest) => Promise<SignedIn | null>;

/**
 * Finds the account that the key in an `Authorization` header acts for.
 * @throws AppError `unauthenticated`
 */
export type FindKey = (authorization: string | undefined) => Promise<{ actor: UserActor; key: KeyAccess }>;

/**
 * Counts a request against the limit of its key, and writes what is left into the answer's headers.
 * @throws AppError `rate_limited`
 */
export type LimitKey = (key: KeyAccess, reply: FastifyReply) => Promise<void>;

interface IdentityOptions {
  secret: string;
  /** Former secrets. */
  formerSecrets: string[];
  publicUrl: string;
  findAccount: FindAccount;
  findKey: FindKey;
  limitKey: LimitKey;
  /** Name of the session cookie. */
  sessionCookie: string;
}

/** A request's actor, with their role in the workspace that it names: null if they aren't in it, undefined if signed out. */
interface Caller {
  context: Context;
  role?: WorkspaceRole | null;
}

/**
 * Determines the actor of every request to the API or to `/auth/`, and of every route for API keys; and again once its
 * body has arrived, where that takes longer: until then a member can be removed, and a session or a key can end.
 */
export async function identifyActors(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  await app.register(cookie, { secret: [options.secret, ...options.formerSecrets] });
  app.decorateRequest('context');
  app.decorateRequest('confirmActor');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  async function findCaller(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const { id: requestId, cookies } = request;
    if (request.routeOptions.config.identity === 'key') {
      const { actor, key } = await options.findKey(request.headers.authorization);
      return { context: { actor, key, requestId }, role: actor.role };
    }
    const account = await options.findAccount(request);
    if (account === null) return { context: { actor: { kind: 'visitor' }, requestId, cookies } };
    const { actor, sessionId, isInWorkspace, cookie: renewed } = account;
    if (renewed) {
      reply.setCookie(renewed.name, renewed.value, { ...attributes, maxAge: renewed.maxAgeS });
    }
    return { context: { actor, sessionId, requestId, cookies }, role: isInWorkspace ? actor.role : null };
  }

  app.addHook('onRequest', async (request, reply) => {
    // The matched route, because addresses have more than one spelling.
    const { url, config } = request.routeOptions;
    if (url === undefined || config.identity === 'none') return;
    if (config.identity !== 'key' && !/^\/(?:api|auth)\//.test(url)) return;
    const caller = await findCaller(request, reply);
    const { actor, key } = caller.context;
    request.setDecorator('context', caller.context);
    if (key !== undefined) await options.limitKey(key, reply);
    requireRights(request, caller);
    // Where the body has arrived meanwhile, there is nothing to wait for.
    if (actor.kind === 'visitor' || request.raw.complete !== false) return;
    request.setDecorator('confirmActor', async () => {
      const again = await findCaller(request, reply);
      if (again.context.actor.kind === 'visitor') throw signedOut();
      request.setDecorator('context', again.context);
      const isElsewhere = again.context.actor.workspaceId !== actor.workspaceId;
      requireRights(request, isElsewhere ? { ...again, role: null } : again);
    });
  });

  app.addHook('preValidation', confirmActor);

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

function requireRights({ routeOptions: { config } }: FastifyRequest, { context, role }: Caller): void {
  if (config.scope !== undefined) requireScope(context, config.scope);
  if (config.role !== undefined && role !== undefined) requireRole(role, config.role);
}

/**
 * Checks once more that the actor may make the request. Every route does so before its handler; those that read their
 * body themselves, after they have read it.
 * @throws AppError `unauthenticated`, `not_found`, `role_required`
 */
export async function confirmActor(request: FastifyRequest): Promise<void> {
  await request.getDecorator<(() => Promise<void>) | undefined>('confirmActor')?.();
}

/** The workspace that a request names; null if it names none. */
export function namedWorkspace(request: FastifyRequest): string | null {
  const named = request.headers[WORKSPACE_HEADER];
  return typeof named === 'string' && named !== '' ? named : null;
}

/** The context for services. Only routes under `/api/` and `/auth/`, and those for API keys, have it. */
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
 * For calls that only users can make, in a session or with a key.
 * @throws AppError `unauthenticated`
 */
export function userOf(request: FastifyRequest): { user: UserActor; userId: string } {
  const { actor } = contextOf(request);
  if (actor.kind === 'user') return { user: actor, userId: actor.id };
  throw signedOut();
}

/**
 * For calls that only users in a session can make.
 * @throws AppError `unauthenticated`
 */
export function sessionOf(request: FastifyRequest): { userId: string; sessionId: string } {
  const { userId } = userOf(request);
  const { sessionId } = contextOf(request);
  if (sessionId !== undefined) return { userId, sessionId };
  throw signedOut();
}

function signedOut(): AppError {
  return new AppError('unauthenticated', 'Please sign in to continue.');
}
