import {
  cvrRemindersSchema,
  cvrRequestSchema,
  cvrStatsSchema,
  dashboardPagesSchema,
  dashboardStatsSchema,
  pagesQuerySchema,
  scheduleRequestSchema,
  scheduleResponseSchema,
  statusRequestSchema,
  trackingSchema,
} from '@liftmark/contract/dashboard-pages';
import { pageScopeSchema } from '@liftmark/contract/page-scope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Actor, UserActor } from '../../access/actor.ts';
import { requirePro } from '../../access/policy.ts';
import { AppError } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import { analysisInputSchema } from '../analysis/input.ts';
import { requireOpenedByUs } from '../analysis/received-page.ts';
import { inWorkspaceOf, loadReport, type ReportDeps, requireOwnReport } from '../reports/find-report.ts';
import { presentReport, readerOf } from '../reports/presenter.ts';
import { dismissCvrReminder, listCvrReminders } from './cvr-reminders.ts';
import { type DeleteDeps, deleteReport } from './delete-report.ts';
import { allPages, listPages } from './list-pages.ts';
import { pagesCsv } from './pages-csv.ts';
import { setSchedule } from './schedule.ts';
import { cvrStats, dashboardStats } from './stats.ts';
import { setCvr, setStatus } from './track-page.ts';

const params = z.object({ id: z.string() });
const done = z.object({ success: z.literal(true) });

/** The dashboard's routes. Everything in them belongs to a workspace of the signed-in person. */
export function dashboardRoutes(deps: ReportDeps & DeleteDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  return async (app) => {
    app.get(
      '/api/dashboard/pages',
      {
        config: { scope: 'read', role: 'viewer' },
        schema: {
          summary: 'List the pages of the workspace, each with its newest report',
          querystring: pagesQuerySchema,
          response: { 200: dashboardPagesSchema },
        },
      },
      async (request) => listPages(database, signedIn(contextOf(request).actor), request.query),
    );

    app.get(
      '/api/dashboard/pages.csv',
      {
        config: { role: 'viewer' },
        schema: {
          summary: 'Export your pages with their tasks as CSV',
          querystring: pageScopeSchema,
          produces: ['text/csv'],
        },
      },
      async (request, reply) => {
        const pages = await allPages(database, signedIn(contextOf(request).actor), request.query);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="liftmark-pages.csv"')
          .header('cache-control', 'no-store')
          .send(pagesCsv(pages));
      },
    );

    app.get(
      '/api/dashboard/pages.json',
      {
        config: { role: 'viewer' },
        schema: { summary: 'Export your pages with their tasks as data', querystring: pageScopeSchema },
      },
      async (request, reply) => {
        const pages = await allPages(database, signedIn(contextOf(request).actor), request.query);
        return reply
          .header('content-disposition', 'attachment; filename="liftmark-pages.json"')
          .header('cache-control', 'no-store')
          .send({ pages });
      },
    );

    app.get(
      '/api/dashboard/stats',
      {
        config: { role: 'viewer' },
        schema: {
          summary: 'Get statistics for your pages',
          querystring: pageScopeSchema,
          response: { 200: dashboardStatsSchema },
        },
      },
      async (request) => dashboardStats(database, signedIn(contextOf(request).actor), request.query),
    );

    app.get(
      '/api/dashboard/cvr-stats',
      {
        config: { role: 'viewer' },
        schema: {
          summary: 'Get conversion rates of your pages',
          querystring: pageScopeSchema,
          response: { 200: cvrStatsSchema },
        },
      },
      async (request) => cvrStats(database, signedIn(contextOf(request).actor), request.query),
    );

    app.put(
      '/api/reports/:id/status',
      {
        schema: {
          summary: 'Mark a page as optimized, archive it or reopen it',
          params,
          body: statusRequestSchema,
          response: { 200: trackingSchema },
        },
      },
      async (request) => {
        const { context, actor } = signedInContext(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        return setStatus(database, actor, report, request.body.status);
      },
    );

    app.patch(
      '/api/reports/:id/cvr',
      {
        schema: {
          summary: 'Track the conversion rates of a page',
          params,
          body: cvrRequestSchema,
          response: { 200: trackingSchema },
        },
      },
      async (request) => {
        const { context, actor } = signedInContext(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        return setCvr(database, actor, report, request.body);
      },
    );

    app.put(
      '/api/reports/:id/schedule',
      {
        config: { scope: 'analyze' },
        schema: {
          summary: 'Schedule a weekly or monthly re-analysis of a page',
          params,
          body: scheduleRequestSchema,
          response: { 200: scheduleResponseSchema },
        },
      },
      async (request) => {
        const { context, actor } = signedInContext(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        if (request.body.every !== null) {
          requirePro(inWorkspaceOf(actor, report), 'Scheduled re-analysis');
          const { inputData } = await loadReport(database, report);
          requireOpenedByUs(analysisInputSchema.parse(inputData));
        }
        return setSchedule(database, actor, report, request.body.every);
      },
    );

    app.delete(
      '/api/reports/:id',
      {
        config: { scope: 'manage' },
        schema: {
          summary: 'Delete a report and its screenshots',
          description: 'An analysis that was used up stays used up.',
          params,
          response: { 200: done },
        },
      },
      async (request) => {
        const { context, actor } = signedInContext(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        await deleteReport(deps, context, actor, report);
        return { success: true as const };
      },
    );

    app.get(
      '/api/reports/:id/export.json',
      { schema: { summary: 'Export a report as data, as its owner may see it', params } },
      async (request, reply) => {
        const { context, actor } = signedInContext(request);
        const report = await requireOwnReport(deps, context, request.params.id, 'viewer');
        const view = presentReport(await loadReport(database, report), readerOf(report, actor));
        return reply
          .header('content-disposition', `attachment; filename="liftmark-report-${report.secureId}.json"`)
          .header('cache-control', 'no-store')
          .send(view);
      },
    );

    app.get(
      '/api/reminders/cvr',
      {
        config: { role: 'viewer' },
        schema: {
          summary: 'List optimized pages whose new conversion rate is missing',
          querystring: pageScopeSchema,
          response: { 200: cvrRemindersSchema },
        },
      },
      async (request) => listCvrReminders(database, signedIn(contextOf(request).actor), request.query),
    );

    app.post(
      '/api/reminders/cvr/:id/dismiss',
      { schema: { summary: 'Stop reminders about this page', params, response: { 200: done } } },
      async (request) => {
        const { context, actor } = signedInContext(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        await dismissCvrReminder(database, actor, report);
        return { success: true as const };
      },
    );
  };
}

/** @throws AppError `unauthenticated` */
function signedIn(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new AppError('unauthenticated', 'Please sign in to see your dashboard.');
}

function signedInContext(request: Parameters<typeof contextOf>[0]) {
  const context = contextOf(request);
  return { context, actor: signedIn(context.actor) };
}
