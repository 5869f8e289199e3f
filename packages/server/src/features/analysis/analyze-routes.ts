import { randomUUID } from 'node:crypto';
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
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../access/actor.ts';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { apiPath } from '../../http/versioned-api.ts';
import { inWorkspaceOf, loadReport, requireOwnReport } from '../reports/find-report.ts';
import { presentAnalysis, readerOf } from '../reports/presenter.ts';
import { type AnalysisDeps, finishAnalysis } from './finish-analysis.ts';
import { type AnalysisInput, analysisInputSchema } from './input.ts';
import { analysisKeySchema } from './key.ts';
import { showPlanQuota } from './plan-quota.ts';
import { presentState } from './present-state.ts';
import { chooseReportLanguage } from './report-language.ts';
import { submitAnalysis } from './submit-analysis.ts';

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

const headers = z.object({
  'idempotency-key': analysisKeySchema.optional(),
  prefer: z.string().max(200).optional(),
});

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
            headers,
            body,
            response: { 200: answer, 202: analysisStateSchema },
          },
        },
        async (request, reply) => {
          const context = contextOf(request);
          await deps.limit(request, 'analysis');
          const asked: AnalysisInput = analysisInputSchema.parse({ ...Object(request.body), inputType });
          const input = await inChosenLanguage(deps, request, asked);
          if (wantsNoWait(request))
            return startAnalysis(deps, { request, reply: reply as FastifyReply, context }, input);
          const report = await finishAnalysis(deps, { context, key: keyOf(request), reply }, input);
          return presentAnalysis(await loadReport(deps.database, report), readerOf(report, context.actor));
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
          headers,
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
        const input = { ...asked, repeats: earlier.secureId };
        if (wantsNoWait(request))
          return startAnalysis(deps, { request, reply: reply as FastifyReply, context: inside }, input);
        const report = await finishAnalysis(deps, { context: inside, key: keyOf(request), reply }, input);
        return { secureId: report.secureId };
      },
    );
  };
}

/** The account's setting or the browser decides where the request doesn't. English is the default, so it isn't stored. */
async function inChosenLanguage(
  { database }: AnalysisDeps,
  request: FastifyRequest,
  input: AnalysisInput,
): Promise<AnalysisInput> {
  if (input.reportLanguage !== undefined) return input;
  const accepted = request.headers['accept-language'];
  const reportLanguage = await chooseReportLanguage(database, contextOf(request).actor, accepted);
  return reportLanguage === 'en' ? input : { ...input, reportLanguage };
}

function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers['idempotency-key'] as string | undefined;
}

/** The preference of RFC 7240. */
function wantsNoWait({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i.test(String(headers.prefer ?? ''));
}

/** Submits an analysis and answers with its state, without waiting for the report. */
async function startAnalysis(
  deps: AnalysisDeps,
  { request, reply, context }: { request: FastifyRequest; reply: FastifyReply; context: Context },
  input: AnalysisInput,
): Promise<never> {
  const analysis = await submitAnalysis(deps, context, keyOf(request) ?? randomUUID(), input);
  request.log.info({ analysis: analysis.id }, 'analysis accepted');
  const place = apiPath(request.routeOptions.url, `/analyses/${encodeURIComponent(analysis.key)}`);
  return reply
    .status(202)
    .header('location', place)
    .header('preference-applied', 'respond-async')
    .send(presentState(analysis)) as never;
}
