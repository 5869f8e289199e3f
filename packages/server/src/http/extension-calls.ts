import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { API_V1 } from './versioned-api.ts';

/**
 * Calls from a browser extension: it has an API key, but browsers treat it as another site. Pages on other sites stay
 * shut out, and cookies are of no use here.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether extensions may make this call with a key. */
    fromExtensions?: boolean;
  }
}

const EXTENSION_ORIGIN = /^(?:chrome|moz)-extension:\/\/[a-z0-9-]{1,64}$/;
const HEADERS = 'authorization, content-type, idempotency-key, prefer';
const MAX_AGE_S = 600;

/** The origin of an extension that may make this call; null for anything else. */
export function extensionOrigin({ headers, routeOptions }: FastifyRequest): string | null {
  const { config } = routeOptions;
  if (!config.fromExtensions || (config.identity !== 'key' && config.identity !== 'none')) return null;
  const { origin } = headers;
  return origin !== undefined && EXTENSION_ORIGIN.test(origin) ? origin : null;
}

/** Lets extensions read the answers of the calls that are open to them. */
export function answerExtensions(app: FastifyInstance): void {
  const asked = new Map<string, string[]>();
  app.addHook('onRoute', function offer(this: FastifyInstance, { config, url, method }: RouteOptions) {
    if (!config?.fromExtensions || !url.startsWith(`${API_V1}/`) || method === 'OPTIONS') return;
    const methods = asked.get(url);
    if (methods !== undefined) return void methods.push(String(method));
    asked.set(url, [String(method)]);
    this.options(url, {
      config: { fromExtensions: true, identity: 'none' },
      schema: { hide: true },
      handler: async (_request, reply) =>
        reply
          .status(204)
          .headers({
            'access-control-allow-methods': asked.get(url)?.join(', '),
            'access-control-allow-headers': HEADERS,
            'access-control-max-age': MAX_AGE_S,
          })
          .send(),
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config?.fromExtensions) return;
    reply.header('vary', 'origin');
    const origin = extensionOrigin(request);
    if (origin !== null) reply.header('access-control-allow-origin', origin);
  });
}
