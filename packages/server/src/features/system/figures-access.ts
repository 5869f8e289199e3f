import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Headers in which proxies name the client, in addition to `x-forwarded-*`. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const LOOPBACK_ADDRESS = /^(?:::1$|(?:::ffff:)?127\.)/;

/** Access with the token; if none is set, only for a program on this machine without a proxy. */
export function mayReadFigures(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  return (
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(request.headers.host ?? '') &&
    // A proxy that adds no headers uses HTTP/1.0.
    request.raw.httpVersion !== '1.0' &&
    !Object.keys(request.headers).some(
      (name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name),
    )
  );
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
