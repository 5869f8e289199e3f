import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../database/connection.ts';
import { networkOf } from '../../../http/network.ts';
import { acceptEvent, type TagDeps, type TagEvent } from './accept-event.ts';
import { createCounters } from './counters.ts';
import { createDayIn } from './day-in.ts';
import { createJudge } from './plausibility.ts';
import { createSampling, type Weigh } from './sampling.ts';
import { tagScript } from './script.ts';
import { createSiteDirectory, type FindSite } from './site-directory.ts';

const BODY_LIMIT = 1_024;
/** A change of the settings reaches the pages within this. */
const SCRIPT_SECONDS = 3_600;
/** So that a site that is switched on counts soon. */
const OFF_SECONDS = 60;

/**
 * The measuring tag: its script and the address that its events go to. It knows no accounts, reads no cookies and
 * answers every event alike, with nothing.
 */
export function tagRoutes(
  { database }: { database: Database },
  weigh: Weigh = createSampling(),
): FastifyPluginAsyncZod {
  return async (app) => {
    const counters = createCounters(database, (error) => app.log.error({ err: error }, 'measuring'));
    const findSite = createSiteDirectory(database);
    const deps: TagDeps = {
      judge: createJudge(),
      counters,
      dayIn: createDayIn(),
    };
    app.addHook('onClose', () => counters.close());
    // Beacons are sent as text, which needs no preflight request.
    app.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, body: string | Buffer) => String(body),
    );
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    scriptRoute(app, findSite);
    eventRoute(app, { ...deps, findSite, weigh });
  };
}

function scriptRoute(app: FastifyInstance, findSite: FindSite): void {
  app.get<{ Params: { file: string } }>(
    '/t/:file',
    {
      logLevel: 'warn',
      config: { identity: 'none' },
      schema: {
        summary: 'Get the measuring tag of a site',
        params: z.object({ file: z.string() }),
        produces: ['text/javascript'],
      },
    },
    async (request, reply) => {
      const site = await findSite(request.params.file.replace(/\.js$/, ''), networkOf(request.ip));
      reply.type('text/javascript; charset=utf-8');
      // Pages that still have the snippet of a site that is off, or gone, get a script that does nothing.
      if (!site?.isOn) return reply.header('cache-control', `public, max-age=${OFF_SECONDS}`).send('');
      const { goal, thanks, actions } = site;
      const { body, etag } = tagScript({ goal, thanks, actions });
      reply.header('cache-control', `public, max-age=${SCRIPT_SECONDS}, stale-while-revalidate=86400`);
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.send(body);
    },
  );
}

function eventRoute(
  app: FastifyInstance,
  { findSite, weigh, ...deps }: TagDeps & { findSite: FindSite; weigh: Weigh },
): void {
  const counted = new WeakMap<FastifyRequest, Pick<TagEvent, 'site' | 'weight'>>();
  app.post<{ Params: { key: string }; Body: string }>(
    '/t/:key',
    {
      logLevel: 'warn',
      bodyLimit: BODY_LIMIT,
      config: { identity: 'none', isForForeignPages: true },
      schema: {
        summary: 'Count a visit or a conversion, for the measuring tag',
        description:
          'Nothing is counted for browsers that send `Sec-GPC: 1` or `DNT: 1`. Every answer is the same.',
        params: z.object({ key: z.string() }),
        consumes: ['text/plain'],
        body: z.string(),
        response: { 204: z.null() },
      },
      // Before the body is read: what isn't counted costs next to nothing. Only what is for a site has a weight, so that
      // events with made-up keys don't make the sites' figures a sample.
      onRequest: async (request, reply) => {
        const { dnt, 'sec-gpc': globalPrivacyControl } = request.headers;
        const isRefused = dnt === '1' || globalPrivacyControl === '1';
        const site = isRefused ? null : await findSite(request.params.key, networkOf(request.ip));
        const weight = site?.isOn ? weigh() : 0;
        if (site === null || weight === 0) return reply.status(204).send();
        counted.set(request, { site, weight });
      },
    },
    async (request, reply) => {
      const { origin, 'user-agent': userAgent } = request.headers;
      const known = counted.get(request);
      if (known !== undefined) {
        const network = networkOf(request.ip);
        acceptEvent(deps, { ...known, body: request.body, origin, userAgent, network });
      }
      return reply.status(204).send(null);
    },
  );
}
