import { createHash, randomUUID } from 'node:crypto';
import { analysisStateSchema } from '@liftmark/contract/analysis';
import type { PageType } from '@liftmark/contract/page-types';
import { reanalyzeRequestSchema, reanalyzeResponseSchema } from '@liftmark/contract/report-changes';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { inWorkspaceOf, loadReport, requireOwnReport, type StoredReport } from '../reports/find-report.ts';
import { analysisHeaders, keyOf, startAnalysis, wantsNoWait } from './answer-analysis.ts';
import { type AnalysisDeps, finishAnalysis } from './finish-analysis.ts';
import { type AnalysisInput, analysisInputSchema } from './input.ts';
import { findAnalysis } from './queries.ts';
import { text } from './received-page.text.ts';
import { isReceived, requireOpenedByUs, startReceived, storedCapture } from './received-page.ts';
import { accountLanguage, inAccountLanguage } from './report-language.ts';
import { readUploadOf } from './uploads.ts';

/** The page of a report again: opened by us, from its file, or as another type in the capture of its owner's browser. */
export function reanalyzeRoute(deps: AnalysisDeps, waits: string): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/reports/:id/reanalyze',
      {
        onRequest: requireUser,
        config: { scope: 'analyze' },
        schema: {
          summary: 'Re-analyze the page of a report and list what changed',
          description: `${waits} The body is optional.`,
          headers: analysisHeaders,
          params: z.object({ id: z.string() }),
          body: reanalyzeRequestSchema,
          response: { 200: reanalyzeResponseSchema, 202: analysisStateSchema },
        },
      },
      async (request, reply) => {
        const context = contextOf(request);
        await deps.limit(request, 'analysis');
        const earlier = await requireOwnReport(deps, context, request.params.id);
        const inside = { ...context, actor: inWorkspaceOf(userOf(request).user, earlier) };
        const stored = await loadReport(deps.database, earlier);
        const key = keyOf(request) ?? randomUUID();
        const language = await accountLanguage(deps.database, userOf(request).userId);
        const input = inAccountLanguage(repeatedInput(stored, request.body?.pageType, key), language);
        const upload = await readUploadOf(deps.files, { id: stored.analysisId, input });
        const call = { request, reply: reply as FastifyReply, context: inside, key, upload };
        const answer = async () => {
          if (wantsNoWait(request)) return startAnalysis(deps, call, input);
          const report = await finishAnalysis(deps, call, input);
          return { secureId: report.secureId };
        };
        const isRepeat = (await findAnalysis(deps.database, inside, key)) !== null;
        if (!isReceived(input) || isRepeat) return answer();
        const kept = { context: inside, key, received: input.received };
        return startReceived(deps, kept, await storedCapture(deps.files, stored), answer);
      },
    );
  };
}

/** @throws AppError `conflict` if only its owner's browser opens the page, and `validation` if it has no type */
function repeatedInput(
  { secureId, inputData }: StoredReport,
  pageType: PageType | undefined,
  key: string,
): AnalysisInput {
  const { isScheduled, site, ...asked } = analysisInputSchema.parse(inputData);
  const repeated = { ...asked, repeats: secureId };
  if (pageType === undefined) {
    requireOpenedByUs(asked);
    return repeated;
  }
  if (repeated.inputType !== 'url') throw new AppError('validation', text.otherKind);
  if (!isReceived(asked)) return { ...repeated, pageType };
  const received = createHash('sha256')
    .update(JSON.stringify([secureId, key, pageType]))
    .digest('hex');
  return { ...repeated, pageType, received };
}
