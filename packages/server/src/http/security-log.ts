import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../access/actor.ts';
import type { Refusal } from '../errors.ts';
import { networkOf } from './network.ts';

type HashAddress = (ip: string) => string;

/** Keyed, so that addresses can be compared in the log but not read. */
export function hashAddresses(app: FastifyInstance, secret: string): void {
  const key = createHmac('sha256', secret).update('addresses of the security log').digest();
  app.decorate<HashAddress>('hashAddress', (ip) =>
    createHmac('sha256', key).update(networkOf(ip)).digest('base64url').slice(0, 22),
  );
}

/** Logs who was refused, from which address, and why. */
export function logRefusal(
  request: FastifyRequest,
  { event = 'access-refused', account = actorOf(request), reason }: Refusal,
): void {
  const route = `${request.method} ${request.routeOptions.url ?? 'none'}`;
  const address = request.server.getDecorator<HashAddress>('hashAddress')(request.ip);
  request.log.info({ event, account, address, reason, route }, 'security');
}

/** Null if signed out, and for requests refused before the session is looked up. */
function actorOf(request: FastifyRequest): string | null {
  const { actor } = request.getDecorator<Context | undefined>('context') ?? {};
  return actor?.kind === 'user' ? actor.id : null;
}
