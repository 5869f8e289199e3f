import { extname } from 'node:path';
import { SIDES } from '@liftmark/contract/competitor';
import { reportListQuerySchema, reportListSchema } from '@liftmark/contract/dashboard';
import { reportDiagnosesSchema } from '@liftmark/contract/diagnoses';
import { FIX_FORMAT_FILES, fixExportQuerySchema } from '@liftmark/contract/fix-exports';
import { ratingRequestSchema, ratingResponseSchema } from '@liftmark/contract/rating';
import { reportViewSchema } from '@liftmark/contract/report-view';
import { shareResponseSchema } from '@liftmark/contract/sharing';
import { tickRequestSchema, ticksSchema } from '@liftmark/contract/ticks';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isUnlocked } from '../../access/policy.ts';
import { notFound } from '../../errors.ts';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { networkOf } from '../../http/network.ts';
import { encodingFor, sendPacked } from '../../http/packed-answer.ts';
import type { Files } from '../../platform/files.ts';
import { countView } from '../links/count-view.ts';
import { differenceCropFile } from './difference-crop-file.ts';
import { exportFixes } from './export-fixes.ts';
import {
  findReport,
  isDetailed,
  loadReport,
  type ReportDeps,
  requireDetailedReport,
  requirePlainReport,
  requireReport,
} from './find-report.ts';
import { listReports } from './list-reports.ts';
import { presentDiagnoses, presentListItem, presentReport, readerOf } from './presenter.ts';
import { findRating, rateReport } from './rate-report.ts';
import { createReportAnswers } from './report-answers.ts';
import { setTick } from './ticks.ts';

export interface ReportRouteDeps extends ReportDeps {
  files: Files;
  publicUrl: string;
}

const MIME_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

const params = z.object({ id: z.string() });

export function reportRoutes(deps: ReportRouteDeps): FastifyPluginAsyncZod {
  const answerFor = createReportAnswers(deps.database);
  return async (app) => {
    app.get(
      '/api/reports',
      {
        config: { scope: 'read', role: 'viewer' },
        schema: {
          summary: 'List the reports of the workspace, newest first',
          querystring: reportListQuerySchema,
          response: { 200: reportListSchema },
        },
      },
      async (request) =>
        (await listReports(deps.database, userOf(request).user.workspaceId, request.query)).map(
          presentListItem,
        ),
    );

    app.get(
      '/api/reports/:id',
      {
        config: { scope: 'read' },
        schema: {
          summary: 'Get a report by its secure id, or one of your workspaces by its serial id',
          params,
          response: { 200: reportViewSchema },
        },
      },
      async (request, reply) => {
        const context = contextOf(request);
        const report = await requireReport(deps, context, request.params.id);
        const answer = await answerFor(report, context.actor, encodingFor(request));
        reply.header('cache-control', 'private, no-cache');
        if (report.link !== null)
          await countView(deps.database, report.link, context.actor, networkOf(request.ip));
        sendPacked(request, reply as FastifyReply, answer);
        return reply;
      },
    );

    app.get(
      '/api/reports/:id/diagnoses',
      {
        config: { scope: 'read' },
        schema: {
          summary: 'List the problems of a page, the most important first',
          params,
          response: { 200: reportDiagnosesSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requireReport(deps, context, request.params.id);
        const stored = await loadReport(deps.database, report);
        return presentDiagnoses(presentReport(stored, readerOf(report, context.actor)));
      },
    );

    app.get(
      '/api/reports/:id/fixes',
      {
        config: { scope: 'read' },
        schema: {
          summary: 'Get the fixes of a report as HTML and CSS, a list, JSON or a snippet for A/B tests',
          params,
          querystring: fixExportQuerySchema,
          produces: [...new Set(Object.values(FIX_FORMAT_FILES).map(({ mediaType }) => mediaType))],
        },
      },
      async (request, reply) => {
        const context = contextOf(request);
        const report = await requireDetailedReport(deps, context, request.params.id);
        const stored = await loadReport(deps.database, report);
        const { format, only } = request.query;
        const { file, mediaType } = FIX_FORMAT_FILES[format];
        const view = presentReport(stored, readerOf(report, context.actor));
        return (
          reply
            .type(`${mediaType}; charset=utf-8`)
            .header('content-disposition', `attachment; filename="${file}"`)
            // What is unlocked can change with each request.
            .header('cache-control', 'private, no-cache')
            .send(exportFixes(view, format, only ?? null))
        );
      },
    );

    app.get(
      '/api/reports/:id/screenshots/:viewport',
      {
        config: { scope: 'read' },
        schema: {
          summary: 'Get the screenshot of the analyzed page',
          params: z.object({ id: z.string(), viewport: z.string() }),
          produces: Object.values(MIME_TYPES),
        },
      },
      async (request, reply) => {
        const { id, viewport } = request.params;
        const report = await findReport(deps, contextOf(request), id);
        if (report !== null && !isDetailed(report)) throw notFound();
        const file =
          viewport === 'desktop'
            ? report?.desktopScreenshotFile
            : viewport === 'mobile'
              ? report?.mobileScreenshotFile
              : null;
        const type = file && MIME_TYPES[extname(file)];
        if (!type || !(await deps.files.exists(file))) throw notFound();
        // A link can be revoked at any time.
        const caching = report?.link == null ? 'private, max-age=31536000, immutable' : 'private, no-cache';
        return reply
          .type(type)
          .header('cache-control', caching)
          .send(await deps.files.stream(file));
      },
    );

    app.get(
      '/api/reports/:id/differences/:place/:side',
      {
        schema: {
          summary: 'Get the picture of a difference between two pages',
          params: z.object({ id: z.string(), place: z.coerce.number().int().min(0), side: z.enum(SIDES) }),
          produces: ['image/jpeg'],
        },
      },
      async (request, reply) => {
        const { id, place, side } = request.params;
        const { actor } = contextOf(request);
        const report = await findReport(deps, contextOf(request), id);
        // Differences are locked text, and so are their pictures.
        if (!report?.snapshotFile || !isUnlocked(actor, report.owner) || !isDetailed(report))
          throw notFound();
        const file = differenceCropFile({ snapshotFile: report.snapshotFile }, place, side);
        if (!(await deps.files.exists(file))) throw notFound();
        return (
          reply
            .type('image/jpeg')
            // Whether a viewer may see it can change with each request.
            .header('cache-control', 'private, no-cache')
            .send(await deps.files.stream(file))
        );
      },
    );

    app.get(
      '/api/reports/:id/rating',
      {
        onRequest: requireUser,
        schema: { summary: 'Get your rating of a report', params, response: { 200: ratingResponseSchema } },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requirePlainReport(deps, context, request.params.id);
        return { rating: await findRating(deps.database, context, report) };
      },
    );

    app.post(
      '/api/reports/:id/rating',
      {
        onRequest: requireUser,
        schema: {
          summary: 'Rate a report, once',
          params,
          body: ratingRequestSchema,
          response: { 200: ratingResponseSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requirePlainReport(deps, context, request.params.id);
        return { rating: await rateReport(deps.database, context, report, request.body) };
      },
    );

    app.get(
      '/api/reports/:id/ticks',
      { schema: { summary: 'List the items you’ve checked off', params, response: { 200: ticksSchema } } },
      async (request) => {
        const { ticks } = await requireReport(deps, contextOf(request), request.params.id);
        return { ticks };
      },
    );

    app.put(
      '/api/reports/:id/ticks',
      {
        onRequest: requireUser,
        schema: {
          summary: 'Check an item off, or uncheck it',
          params,
          body: tickRequestSchema,
          response: { 200: ticksSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requirePlainReport(deps, context, request.params.id);
        await setTick(deps.database, context, report, request.body);
        const { ticks } = await requirePlainReport(deps, context, request.params.id);
        return { ticks };
      },
    );

    app.post(
      '/api/reports/:id/share',
      {
        onRequest: requireUser,
        schema: { summary: 'Get the share link of a report', params, response: { 200: shareResponseSchema } },
      },
      async (request) => {
        const report = await requirePlainReport(deps, contextOf(request), request.params.id);
        return { shareUrl: `${deps.publicUrl}/report/${report.secureId}` };
      },
    );
  };
}
