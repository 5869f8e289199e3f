import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  analysisStateSchema,
  analyzeUrlRequestSchema,
  analyzeUrlResponseSchema,
} from '@liftmark/contract/analysis';
import { errorCodeSchema } from '@liftmark/contract/errors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../access/actor.ts';
import { AppError, notFound } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import { findReport } from '../reports/find-report.ts';
import { presentAnalysis } from '../reports/presenter.ts';
import { cancelAnalysis } from './cancel-analysis.ts';
import { progressStream } from './progress-stream.ts';
import { type Analysis, findAnalysis } from './queries.ts';
import { type SubmitDeps, submitAnalysis } from './submit-analysis.ts';
import { type WatchDeps, waitForAnalysis, watchAnalysis } from './watch-analysis.ts';

export interface AnalysisDeps extends SubmitDeps, WatchDeps {
  /** Longest time that a request waits for its analysis, in milliseconds. */
  waitMs: number;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
  proEmails: string[];
}

/** How long a reader of an analysis that was just sent off waits for it to appear. */
const APPEAR_MS = 1_500;

const keySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'Use 1 to 200 visible characters');
const params = z.object({ key: keySchema });

export function analysisRoutes(deps: AnalysisDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/analyze/url',
      {
        bodyLimit: 16 * 1024,
        schema: {
          summary: 'Analyze a page',
          description:
            'Waits until the report is there. With an `Idempotency-Key` a repeat gets the same answer and starts nothing.',
          headers: z.object({ 'idempotency-key': keySchema.optional() }),
          body: analyzeUrlRequestSchema,
          response: { 200: analyzeUrlResponseSchema },
        },
      },
      async (request, reply) => {
        const context = contextOf(request);
        const key = request.headers['idempotency-key'] ?? randomUUID();
        await submitAnalysis(deps, context, key, request.body);
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const limit = AbortSignal.timeout(deps.waitMs);
        const signal = AbortSignal.any([gone.signal, deps.stopping, limit]);
        return answer(deps, context, await waitForAnalysis(deps, context, key, signal));
      },
    );

    app.get(
      '/api/analyses/:key',
      { schema: { summary: 'Where an analysis is', params, response: { 200: analysisStateSchema } } },
      async (request) => {
        const analysis = await findAnalysis(deps.database, contextOf(request), request.params.key);
        if (analysis === null) throw notFound();
        return presentState(analysis);
      },
    );

    app.get(
      '/api/analyses/:key/events',
      {
        schema: {
          summary: 'Progress of an analysis as server-sent events named `progress`',
          params,
          produces: ['text/event-stream'],
        },
      },
      async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const signal = AbortSignal.any([gone.signal, deps.stopping]);
        const states = watchAnalysis(deps, contextOf(request), request.params.key, {
          signal,
          appearMs: APPEAR_MS,
        });
        const first = await states.next();
        if (first.done) throw notFound();
        return reply
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          .send(Readable.from(progressStream(first.value, states)));
      },
    );

    app.post(
      '/api/analyses/:key/cancel',
      { schema: { summary: 'Cancel an analysis', params, response: { 200: analysisStateSchema } } },
      async (request) =>
        presentState(await cancelAnalysis(deps.database, contextOf(request), request.params.key)),
    );
  };
}

function presentState(analysis: Analysis): z.infer<typeof analysisStateSchema> {
  const { key, url, state, progress } = analysis;
  return { key, url, state, progress };
}

/** @throws AppError with the reason where the analysis has no report. */
async function answer(
  { database, proEmails }: AnalysisDeps,
  context: Context,
  analysis: Analysis | null,
): Promise<z.infer<typeof analyzeUrlResponseSchema>> {
  if (analysis === null) {
    throw new AppError('busy', 'Your page is still being analyzed. Please try again in a moment.', {
      retryAfterS: 5,
    });
  }
  const { error, reportId } = analysis.progress;
  if (error) throw new AppError(errorCodeSchema.parse(error.code), error.message);
  const report = reportId && (await findReport({ database, proEmails }, context, reportId));
  if (!report) throw notFound();
  return presentAnalysis(report, context.actor);
}
