import { extname } from 'node:path';
import { reportViewSchema } from '@liftmark/contract/analysis';
import { reportListSchema } from '@liftmark/contract/dashboard';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import type { Files } from '../../platform/files.ts';
import { findReport, type ReportDeps } from './find-report.ts';
import { listReports } from './list-reports.ts';
import { presentListItem, presentReport } from './presenter.ts';

export interface ReportRouteDeps extends ReportDeps {
  files: Files;
}

const MIME_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

export function reportRoutes(deps: ReportRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/reports',
      { schema: { summary: 'The own reports, newest first', response: { 200: reportListSchema } } },
      async (request) => (await listReports(deps.database, contextOf(request))).map(presentListItem),
    );

    app.get(
      '/api/reports/:id',
      {
        schema: {
          summary: 'A report by its secure id, or the own one by its number',
          params: z.object({ id: z.string() }),
          response: { 200: reportViewSchema },
        },
      },
      async (request, reply) => {
        const context = contextOf(request);
        const report = await findReport(deps, context, request.params.id);
        if (report === null) throw notFound();
        reply.header('cache-control', 'private, no-cache');
        return presentReport(report, context.actor);
      },
    );

    app.get(
      '/api/reports/:id/screenshots/:viewport',
      {
        schema: {
          summary: 'The captured page as a picture',
          params: z.object({ id: z.string(), viewport: z.string() }),
          produces: Object.values(MIME_TYPES),
        },
      },
      async (request, reply) => {
        const { id, viewport } = request.params;
        const report = await findReport(deps, contextOf(request), id);
        const file =
          viewport === 'desktop'
            ? report?.desktopScreenshotFile
            : viewport === 'mobile'
              ? report?.mobileScreenshotFile
              : null;
        const type = file && MIME_TYPES[extname(file)];
        if (!type || !(await deps.files.exists(file))) throw notFound();
        return reply
          .type(type)
          .header('cache-control', 'private, max-age=31536000, immutable')
          .send(await deps.files.stream(file));
      },
    );
  };
}
