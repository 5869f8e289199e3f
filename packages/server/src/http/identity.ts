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

/** Says of every request to the API or to `/auth/` who asks. */
export async function identifyActors(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  await app.register(cookie, { secret: [options.secret, ...options.formerSecrets] });
  app.decorateRequest('context');

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
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
      reply.setCookie(renewed.name, renewed.value, { ...attributes, maxAge: renewed.maxAgeS });
    }
    request.setDecorator<Context>('context', { actor, sessionId, requestId: request.id });
  });
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
