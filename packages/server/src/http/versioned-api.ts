import type { FastifyInstance, RouteOptions } from 'fastify';

/** The API for programs, with keys. */
export const API_V1 = '/api/v1';

const API = /^\/api(?=\/)/;

/** Offers every route with a scope to API keys, too: the same route, at its versioned address. */
export function offerVersionedApi(app: FastifyInstance): void {
  app.addHook('onRoute', function offer(this: FastifyInstance, route: RouteOptions) {
    const { config, method, url } = route;
    // Fastify adds the HEAD of a GET itself.
    if (config?.scope === undefined || config.identity === 'key' || method === 'HEAD') return;
    this.route({ ...route, url: url.replace(API, API_V1), config: { ...config, identity: 'key' } });
  });
}

/** The address of a path of the API, at the version that was called. */
export function apiPath(calledUrl: string | undefined, path: string): string {
  return `${calledUrl?.startsWith(`${API_V1}/`) ? API_V1 : '/api'}${path}`;
}
