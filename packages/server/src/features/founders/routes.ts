import {
  feedbackSummarySchema,
  foundersAnalyticsSchema,
  foundersRevenueSchema,
  rangeQuerySchema,
} from '@liftmark/contract/founders';
import { foundersHealthSchema } from '@liftmark/contract/founders-health';
import {
  foundersTrackRecordSchema,
  TRACK_RECORD_FILES,
  trackRecordExportQuerySchema,
} from '@liftmark/contract/track-record';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../errors.ts';
import { contextOf, userOf } from '../../http/identity.ts';
import { operatorRecords, recordsCsv } from '../track-record/operator-records.ts';
import { loadAnalytics } from './analytics.ts';
import { summarizeFeedback } from './feedback-summary.ts';
import { loadHealth } from './health.ts';
import type { FounderListDeps } from './list-deps.ts';
import { founderListRoutes } from './list-routes.ts';
import { periodOf } from './range.ts';
import { loadRevenue } from './revenue.ts';

/**
 * @throws AppError `unauthenticated`; `not_found` for everyone who isn't a founder, so that nothing shows that this
 * exists
 */
async function requireFounder(request: FastifyRequest): Promise<void> {
  userOf(request);
  const { actor } = contextOf(request);
  if (actor.kind !== 'user' || !actor.isFounder) throw notFound({ reason: 'not_a_founder' });
}

export function founderRoutes(deps: FounderListDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireFounder);
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(founderListRoutes(deps));
    await app.register(trackRecordRoutes(deps));

    app.get(
      '/api/founders/analytics',
      {
        schema: {
          summary: 'Get usage analytics (founders)',
          querystring: rangeQuerySchema,
          response: { 200: foundersAnalyticsSchema },
        },
      },
      async ({ query }) => loadAnalytics(deps, periodOf(query.range, new Date())),
    );

    app.get(
      '/api/founders/revenue',
      {
        schema: {
          summary: 'Get subscriptions and revenue (founders)',
          querystring: rangeQuerySchema,
          response: { 200: foundersRevenueSchema },
        },
      },
      async ({ query }) => loadRevenue(deps, periodOf(query.range, new Date())),
    );

    app.get(
      '/api/founders/feedback',
      { schema: { summary: 'Get a feedback summary (founders)', response: { 200: feedbackSummarySchema } } },
      async () => summarizeFeedback(deps),
    );

    app.get(
      '/api/founders/health',
      {
        schema: {
          summary: 'Get engine health (founders)',
          querystring: rangeQuerySchema,
          response: { 200: foundersHealthSchema },
        },
      },
      async ({ query }) => loadHealth(deps, periodOf(query.range, new Date())),
    );
  };
}

function trackRecordRoutes({ database }: FounderListDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/founders/track-record',
      {
        schema: {
          summary: 'Get the track record of all advice (founders)',
          response: { 200: foundersTrackRecordSchema },
        },
      },
      async () => operatorRecords(database),
    );

    app.get(
      '/api/founders/track-record/export',
      {
        schema: {
          summary: 'Export the track record as CSV or JSON (founders)',
          querystring: trackRecordExportQuerySchema,
          produces: Object.values(TRACK_RECORD_FILES).map(({ mediaType }) => mediaType),
        },
      },
      async ({ query: { format } }, reply) => {
        const { file, mediaType } = TRACK_RECORD_FILES[format];
        const records = await operatorRecords(database);
        return reply
          .type(`${mediaType}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${file}"`)
          .send(format === 'csv' ? recordsCsv(records) : JSON.stringify(records, null, 2));
      },
    );
  };
}
