import {
  feedbackSummarySchema,
  foundersAnalyticsSchema,
  foundersRevenueSchema,
  rangeQuerySchema,
} from '@liftmark/contract/founders';
import { foundersHealthSchema } from '@liftmark/contract/founders-health';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../errors.ts';
import { contextOf, userOf } from '../../http/identity.ts';
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
