import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Refuses writes that a page of another site sends with the visitor's cookies. Browsers name the origin of such
 * requests; programs that send no origin carry no cookies either.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  const allowed = sameOrigins(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : !allowed.has(origin);
    if (!isForeign) return;
    throw new AppError('forbidden', `This request came from another site. Open Liftmark at ${publicUrl}.`, {
      refusal: { reason: 'foreign_origin' },
    });
  });
}

/**
 * Whether a page of ours, or the address bar, led a browser here. Browsers that do not say tell the page that they
 * come from; without even that it may be anybody's.
 */
export function isOwnNavigation({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, referer = '' } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = URL.parse(referer);
  return from !== null && sameOrigins(publicUrl).has(from.origin);
}

/** The public origin; on a person's own machine all of its names. */
function sameOrigins(publicUrl: string): Set<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'];
  if (!local.includes(hostname)) return new Set([origin]);
  return new Set(local.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}
