import { questionRequestSchema, questionResponseSchema } from '@liftmark/contract/chat';
import { conversionReportSchema } from '@liftmark/contract/report';
import type { AnyReport } from '@liftmark/contract/report-view';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Context } from '../../access/actor.ts';
import { requirePro } from '../../access/policy.ts';
import { AppError } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import { takeAllowances } from '../../platform/rate-limits.ts';
import { type ReportDeps, requireReport } from '../reports/find-report.ts';

/** A whole report, where none of the stored ones is named. */
const BODY_LIMIT = 2 * 1024 * 1024;
const QUESTIONS_PER_HOUR = 120;

export function chatRoutes(deps: ReportDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/analyze/question',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Ask about a report',
          body: questionRequestSchema,
          response: { 200: questionResponseSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        requirePro(context.actor, 'AI Expert Chat');
        await allowQuestion(deps, context);
        const { question, analysisData, conversationHistory } = request.body;
        const report = await reportOf(deps, context, analysisData);
        // Only who asks needs the whole rubric in memory.
        const [{ builtInChat }, { methodology }] = await Promise.all([
          import('@liftmark/engine/chat/answer'),
          import('@liftmark/engine/methodology'),
        ]);
        return builtInChat.answer(question, {
          report,
          methodology: methodology(),
          history: conversationHistory,
        });
      },
    );
  };
}

async function allowQuestion({ database }: ReportDeps, { actor }: Context): Promise<void> {
  const allowance = { key: `question:${actor.id}`, max: QUESTIONS_PER_HOUR, windowS: 3600 };
  const retryAfterS = await takeAllowances(database, [allowance]);
  if (retryAfterS === null) return;
  throw new AppError('rate_limited', 'You have asked many questions. Please try again later.', {
    retryAfterS,
  });
}

type AnalysisData = z.infer<typeof questionRequestSchema>['analysisData'];

/** The stored report that the browser names; what it sent otherwise, if that is a report. */
async function reportOf(deps: ReportDeps, context: Context, data: AnalysisData): Promise<AnyReport> {
  const id = [data.reportId, data.secureId, data.id].find((each) => each !== undefined && each !== null);
  if (id !== undefined) return (await requireReport(deps, context, String(id))).analysisResults;
  const sent = conversionReportSchema.safeParse(data.analysisResults ?? data);
  if (sent.success) return sent.data;
  throw new AppError('validation', 'Please open a report to ask about it.');
}
