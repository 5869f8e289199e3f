import { searchesSchema } from '@liftmark/contract/connections';
import { pageQuerySchema } from '@liftmark/contract/measuring';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser, userOf } from '../../../http/identity.ts';
import { requirePage } from '../changes.ts';
import { readSearches, type SearchDeps } from './read-searches.ts';

export function searchRoutes(deps: SearchDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireUser);
    app.get(
      '/api/measuring/searches',
      {
        config: { scope: 'read', role: 'viewer' },
        schema: {
          summary: 'List the searches that led to a page, and which of their words it repeats',
          querystring: pageQuerySchema,
          response: { 200: searchesSchema },
        },
      },
      async (request) => readSearches(deps, userOf(request).user, requirePage(request.query.page)),
    );
  };
}
