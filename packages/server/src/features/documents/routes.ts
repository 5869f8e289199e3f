import { measuredPageOf, type PageFigures } from '@liftmark/contract/measuring';
import { reportAddressSchema } from '@liftmark/contract/share-links';
import { downloadPdfRequestSchema } from '@liftmark/contract/sharing';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isUnlocked } from '../../access/policy.ts';
import { notFound } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import { pageFigures } from '../metrics/page-measuring.ts';
import { findReport, isOwn, type Report, type ReportDeps, requireReport } from '../reports/find-report.ts';
import { downloadName } from './document-files.ts';
import { LINK_HOLDER } from './link-preview.ts';
import { type DocumentDeps, orderCard, orderOutline, orderReport } from './order-document.ts';

/** Largest report that a client may send. */
const BODY_LIMIT = 512 * 1024;
const PDF = 'application/pdf';

export function documentRoutes(deps: DocumentDeps & ReportDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/reports/:id/pdf',
      {
        schema: {
          summary: 'Get a report as a PDF',
          params: z.object({ id: z.string() }),
          produces: [PDF],
        },
        config: { scope: 'read' },
      },
      async (request, reply) => {
        const { actor } = contextOf(request);
        const report = await requireReport(deps, contextOf(request), request.params.id);
        const figures = await figuresFor(deps, report);
        const file = await orderReport(deps, report, isUnlocked(actor, report.owner), figures);
        return attached(reply, downloadName(report)).send(await deps.files.stream(file));
      },
    );

    app.get(
      '/report/:id/card.png',
      {
        schema: {
          summary: 'Get the link preview image of a report',
          params: z.object({ id: reportAddressSchema }),
          produces: ['image/png'],
        },
      },
      async (request, reply) => {
        const report = await findReport(deps, LINK_HOLDER, request.params.id);
        if (report === null) throw notFound();
        const file = await orderCard(deps, report);
        return (
          reply
            .type('image/png')
            // A link can be revoked at any time.
            .header('cache-control', report.link === null ? 'public, max-age=86400' : 'private, no-cache')
            // Emails and link previews on other sites show it.
            .header('cross-origin-resource-policy', 'cross-origin')
            .send(await deps.files.stream(file))
        );
      },
    );

    app.post(
      '/api/reports/download-pdf',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Make a PDF from report data that the browser sends',
          body: downloadPdfRequestSchema,
          produces: [PDF],
        },
      },
      async (request, reply) => {
        const context = contextOf(request);
        const { reportId } = request.body.data;
        const stored = typeof reportId === 'string' ? await findReport(deps, context, reportId) : null;
        if (stored) {
          const isOpen = isUnlocked(context.actor, stored.owner);
          const file = await orderReport(deps, stored, isOpen, await figuresFor(deps, stored));
          return attached(reply, downloadName(stored)).send(await deps.files.stream(file));
        }
        const inputType = INPUT_TYPES[request.body.type];
        const name = downloadName({ inputType, url: null, createdAt: new Date() });
        return attached(reply, name).send(Buffer.from(await orderOutline(deps, context, request.body)));
      },
    );
  };
}

/** What is measured is for members of the workspace: neither for links, also if a member opens one, nor for others. */
async function figuresFor({ database }: DocumentDeps, report: Report): Promise<PageFigures | null> {
  if (!isOwn(report) || report.link !== null || report.inputType !== 'url' || report.url === null)
    return null;
  const page = measuredPageOf(report.url);
  return page === null ? null : pageFigures(database, report.workspaceId, page);
}

const INPUT_TYPES = {
  'swot-analysis': 'swot',
  competitor: 'competitor',
  'copy-optimization': 'copy',
} as const;

/** `name` contains nothing that needs escaping. */
function attached(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .type(PDF)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-cache');
}
