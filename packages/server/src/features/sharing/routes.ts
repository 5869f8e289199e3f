import { emailReportRequestSchema, emailReportResponseSchema } from '@liftmark/contract/sharing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextOf, requireUser } from '../../http/identity.ts';
import { type ReportDeps, requireOwnReport } from '../reports/find-report.ts';
import { type EmailDeps, emailReport } from './email-report.ts';

const keySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'Use 1 to 200 visible characters');

export function sharingRoutes(deps: EmailDeps & ReportDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/reports/:id/email',
      {
        onRequest: requireUser,
        schema: {
          summary: 'Email a report that you own',
          description:
            'The email is queued. With an `Idempotency-Key`, a repeat to the same mailbox sends nothing.',
          headers: z.object({ 'idempotency-key': keySchema.optional() }),
          params: z.object({ id: z.string() }),
          body: emailReportRequestSchema,
          response: { 200: emailReportResponseSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        const { email } = request.body;
        await emailReport(deps, context, report, { email, key: request.headers['idempotency-key'] });
        return { message: `The report is on its way to ${email}.` };
      },
    );
  };
}
