import { Readable } from 'node:stream';
import { analysisStateSchema } from '@liftmark/contract/analysis';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import { cancelAnalysis } from './cancel-analysis.ts';
import type { AnalysisDeps } from './finish-analysis.ts';
import { analysisKeySchema } from './key.ts';
import { presentState } from './present-state.ts';
import { progressStream } from './progress-stream.ts';
import { findAnalysis } from './queries.ts';
import { watchAnalysis } from './watch-analysis.ts';

/** How long a reader waits for an analysis that was just submitted to appear. */
const APPEAR_MS = 1_500;

const params = z.object({ key: analysisKeySchema });

/** An analysis's state: read, followed, canceled. */
export function analysisRoutes(deps: AnalysisDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/analyses/:key',
      {
        config: { scope: 'analyze', fromExtensions: true },
        schema: { summary: 'Get the state of an analysis', params, response: { 200: analysisStateSchema } },
      },
      async (request) => {
        const analysis = await findAnalysis(deps.database, contextOf(request), request.params.key);
        if (analysis === null) throw notFound();
        return presentState(analysis);
      },
    );

    app.get(
      '/api/analyses/:key/events',
      {
        config: { scope: 'analyze' },
        schema: {
          summary: 'Stream the progress of an analysis as server-sent events named `progress`',
          params,
          headers: z.object({ 'last-event-id': z.coerce.number().int().min(0).optional().catch(undefined) }),
          produces: ['text/event-stream'],
        },
      },
      async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const signal = AbortSignal.any([gone.signal, deps.stopping]);
        const after = request.headers['last-event-id'];
        const messages = watchAnalysis(deps, contextOf(request), request.params.key, {
          signal,
          appearMs: APPEAR_MS,
          ...(after !== undefined && { after }),
        });
        const first = await messages.next();
        if (first.done) throw notFound();
        return reply
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          .send(Readable.from(progressStream(first.value, messages)));
      },
    );

    app.post(
      '/api/analyses/:key/cancel',
      {
        config: { scope: 'analyze' },
        schema: { summary: 'Cancel an analysis', params, response: { 200: analysisStateSchema } },
      },
      async (request) => presentState(await cancelAnalysis(deps, contextOf(request), request.params.key)),
    );
  };
}
