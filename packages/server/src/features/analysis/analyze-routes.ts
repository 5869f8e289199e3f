import {
  analysisStateSchema,
  analyzeUrlRequestSchema,
  analyzeUrlResponseSchema,
} from '@liftmark/contract/analysis';
import {
  analyzeCompetitorRequestSchema,
  analyzeCompetitorResponseSchema,
} from '@liftmark/contract/competitor';
import { analyzeCopyRequestSchema, analyzeCopyResponseSchema } from '@liftmark/contract/copy';
import { analyzeManualRequestSchema } from '@liftmark/contract/manual';
import { reanalyzeResponseSchema } from '@liftmark/contract/report-changes';
import { analyzeSwotRequestSchema, analyzeSwotResponseSchema } from '@liftmark/contract/swot';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { inWorkspaceOf, loadReport, requireOwnReport } from '../reports/find-report.ts';
import {
  analysisHeaders,
  answerAnalysis,
  chosenLanguage,
  keyOf,
  startAnalysis,
  wantsNoWait,
} from './answer-analysis.ts';
import { type AnalysisDeps, finishAnalysis } from './finish-analysis.ts';
import { type AnalysisInput, analysisInputSchema } from './input.ts';
import { showPlanQuota } from './plan-quota.ts';
import { text } from './received-page.text.ts';
import { isReceived } from './received-page.ts';

const WAITS =
  'Waits for the report. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new. With `Prefer: respond-async`, the answer is the state of the analysis, whose `key` leads to it.';

/** The text of a manual analysis is the longest input. */
const BODY_LIMIT = 128 * 1024;

/** A route for each kind of analysis: the request, its kind, and the shape of the answer. */
const KINDS = [
  {
    path: 'url',
    inputType: 'url',
    summary: 'Analyze a page',
    body: analyzeUrlRequestSchema,
    answer: analyzeUrlResponseSchema,
  },
  {
    path: 'manual',
    inputType: 'manual',
    summary: 'Analyze a headline and an offer without a page',
    body: analyzeManualRequestSchema,
    answer: analyzeUrlResponseSchema,
  },
  {
    path: 'competitor',
    inputType: 'competitor',
    summary: 'Compare a page with one to three others',
    body: analyzeCompetitorRequestSchema,
    answer: analyzeCompetitorResponseSchema,
  },
  {
    path: 'swot',
    inputType: 'swot',
    summary: 'Get strengths, weaknesses, opportunities and threats of a page',
    body: analyzeSwotRequestSchema,
    answer: analyzeSwotResponseSchema,
  },
  {
    path: 'copy-optimization',
    inputType: 'copy',
    summary: 'Get better copy for a page',
    body: analyzeCopyRequestSchema,
    answer: analyzeCopyResponseSchema,
  },
] as const;

export function analyzeRoutes(deps: AnalysisDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (request, reply) => showPlanQuota(deps, request, reply));

    for (const { path, inputType, summary, body, answer } of KINDS) {
      app.post(
        `/api/analyze/${path}`,
        {
          bodyLimit: BODY_LIMIT,
          config: { scope: 'analyze', role: 'editor' },
          schema: {
            summary,
            description: WAITS,
            headers: analysisHeaders,
            body,
            response: { 200: answer, 202: analysisStateSchema },
          },
        },
        async (request, reply) => {
          await deps.limit(request, 'analysis');
          const asked: AnalysisInput = analysisInputSchema.parse({ ...Object(request.body), inputType });
          const input = asked.reportLanguage ? asked : { ...asked, ...(await chosenLanguage(deps, request)) };
          const call = {
            request,
            reply: reply as FastifyReply,
            context: contextOf(request),
            key: keyOf(request),
          };
          return answerAnalysis(deps, call, input);
        },
      );
    }

    app.post(
      '/api/reports/:id/reanalyze',
      {
        onRequest: requireUser,
        config: { scope: 'analyze' },
        schema: {
          summary: 'Re-analyze the page of a report and list what changed',
          description: WAITS,
          headers: analysisHeaders,
          params: z.object({ id: z.string() }),
          response: { 200: reanalyzeResponseSchema, 202: analysisStateSchema },
        },
      },
      async (request, reply) => {
        const context = contextOf(request);
        await deps.limit(request, 'analysis');
        const earlier = await requireOwnReport(deps, context, request.params.id);
        const inside = { ...context, actor: inWorkspaceOf(userOf(request).user, earlier) };
        const { inputData } = await loadReport(deps.database, earlier);
        const { isScheduled, ...asked } = analysisInputSchema.parse(inputData);
        if (isReceived(asked)) throw new AppError('conflict', text.notReopened);
        const input = { ...asked, repeats: earlier.secureId };
        const call = { request, reply: reply as FastifyReply, context: inside, key: keyOf(request) };
        if (wantsNoWait(request)) return startAnalysis(deps, call, input);
        const report = await finishAnalysis(deps, call, input);
        return { secureId: report.secureId };
      },
    );
  };
}
