import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { extensionOrigin } from './extension-calls.ts';

/**
 * Refuses writes that a page on another site sends with the visitor's cookies. Browsers send the origin with such
 * requests; programs that send no origin send no cookies either.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  const allowed = sameOrigins(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
    if (request.routeOptions.config.isForForeignPages) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : !allowed.has(origin) && extensionOrigin(request) === null;
    if (!isForeign) return;
    throw new AppError('forbidden', `This request came from another site. Open Liftmark at ${publicUrl}.`, {
      refusal: { reason: 'foreign_origin' },
    });
  });
}

/**
 * True if one of our pages, or the address bar, led the browser here. Browsers that don't say so send the referring
 * page. Without that, it could be any site.
 */
export function isOwnNavigation({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, referer = '' } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = URL.parse(referer);
  return from !== null && sameOrigins(publicUrl).has(from.origin);
}

/**
 * Refuses requests to this machine under a name of another site, which such a site can make browsers send. Behind a
 * public address, the proxy decides which names lead here.
 * @throws AppError `forbidden`
 */
export function requireOwnHost({ hostname }: FastifyRequest, publicUrl: string): void {
  const own = [...sameOrigins(publicUrl)].map((origin) => new URL(origin).hostname);
  if (own.length === 1 || own.includes(hostname)) return;
  throw new AppError('forbidden', `This request came under another name. Use ${publicUrl}.`, {
    refusal: { reason: 'foreign_host' },
  });
}

/** The public origin; for a local installation, all names of the machine. */
function sameOrigins(publicUrl: string): Set<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'];
  if (!local.includes(hostname)) return new Set([origin]);
  return new Set(local.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}
