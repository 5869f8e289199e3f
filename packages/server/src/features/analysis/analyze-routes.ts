import multipart from '@fastify/multipart';
import {
  type AnalyzeUrlCall,
  type AnalyzeUrlResponse,
  analysisStateSchema,
  analyzeUrlCallSchema,
  analyzeUrlResponseSchema,
} from '@liftmark/contract/analysis';
import { uploadFieldsSchema } from '@liftmark/contract/analysis-request';
import {
  analyzeCompetitorRequestSchema,
  analyzeCompetitorResponseSchema,
} from '@liftmark/contract/competitor';
import { analyzeCopyRequestSchema, analyzeCopyResponseSchema } from '@liftmark/contract/copy';
import { analyzeManualRequestSchema } from '@liftmark/contract/manual';
import { analyzeSwotRequestSchema, analyzeSwotResponseSchema } from '@liftmark/contract/swot';
import { MAX_UPLOAD_BYTES } from '@liftmark/contract/uploads';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../access/actor.ts';
import { AppError } from '../../errors.ts';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { changeOf } from '../page-access/change-of.ts';
import { requireAccessTo, setAccess } from '../page-access/manage-access.ts';
import { inWorkspaceOf, loadReport, requireOwnReport } from '../reports/find-report.ts';
import { analysisHeaders, answerAnalysis, inChosenLanguage, keyOf } from './answer-analysis.ts';
import type { AnalysisDeps } from './finish-analysis.ts';
import { type AnalysisInput, analysisInputSchema } from './input.ts';
import { showPlanQuota } from './plan-quota.ts';
import { reanalyzeRoute } from './reanalyze-route.ts';
import { receivePage } from './receive-page.ts';
import { text } from './received-page.text.ts';
import { uploadInput } from './uploads.ts';

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
    body: analyzeUrlCallSchema,
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

const UPLOAD_LIMITS = {
  fileSize: MAX_UPLOAD_BYTES,
  files: 1,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: 4_000,
  headerPairs: 20,
};

/** As the description shows it. */
const UPLOAD_FORM = uploadFieldsSchema.extend({
  file: z.string().meta({ format: 'binary', description: 'At most 20 MB.' }),
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
            headers: analysisHeaders,
            body,
            response: { 200: answer, 202: analysisStateSchema },
          },
        },
        async (request, reply) => {
          const context = contextOf(request);
          await deps.limit(request, 'analysis');
          const asked: AnalysisInput = analysisInputSchema.parse({ ...Object(request.body), inputType });
          const input = await inChosenLanguage(deps, request, asked);
          if ('access' in request.body) await keepAccess(deps, context, request.body);
          const call = { request, reply: reply as FastifyReply, context, key: keyOf(request) };
          return answerAnalysis(deps, call, input);
        },
      );
    }

    await app.register(uploadRoute(deps));
    await app.register(reanalyzeRoute(deps, WAITS));
  };
}

/** A page from a file: `analyze/url` with a form. */
function uploadRoute(deps: AnalysisDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false, limits: UPLOAD_LIMITS });

    app.post(
      '/api/analyze/upload',
      {
        onRequest: requireUser,
        config: { scope: 'analyze', role: 'editor', form: UPLOAD_FORM },
        schema: {
          summary: 'Analyze an HTML file, a saved page (MHTML) or a zip of a site',
          description: `${WAITS} Fields: a file named \`file\`, and before it those of \`analyze/url\` besides \`url\`. The page is opened without a network.`,
          consumes: ['multipart/form-data'],
          headers: analysisHeaders,
          response: { 200: analyzeUrlResponseSchema, 202: analysisStateSchema },
        },
      },
      async (request, reply) => {
        await deps.limit(request, 'analysis');
        const { hints, replaces, upload } = await receivePage(request);
        const context = contextOf(request);
        const earlier = replaces === undefined ? undefined : await requireUploaded(deps, context, replaces);
        const asked = analysisInputSchema.parse({ ...hints, ...uploadInput(upload), ...earlier?.page });
        const input = await inChosenLanguage(deps, request, asked);
        const inside = earlier
          ? { ...context, actor: inWorkspaceOf(userOf(request).user, earlier.report) }
          : context;
        const call = { request, reply: reply as FastifyReply, context: inside, key: keyOf(request), upload };
        return (await answerAnalysis(deps, call, input)) as AnalyzeUrlResponse;
      },
    );
  };
}

/** The page of an uploaded file, which another file becomes the next version of. */
async function requireUploaded(deps: AnalysisDeps, context: Context, id: string) {
  const report = await requireOwnReport(deps, context, id);
  const { inputData } = await loadReport(deps.database, report);
  const input = analysisInputSchema.parse(inputData);
  if (input.inputType !== 'url' || input.upload === undefined)
    throw new AppError('conflict', text.notUploaded);
  return { report, page: { url: input.url, repeats: report.secureId } };
}

/** Keeps what came with a call for the site of its page. A repeat keeps the same. */
async function keepAccess(
  deps: AnalysisDeps,
  context: Context,
  { url, access }: AnalyzeUrlCall,
): Promise<void> {
  if (access === undefined) return;
  const change = changeOf(context);
  if ('id' in access) await requireAccessTo(deps, change.workspaceId, access.id, url);
  else await setAccess(deps, change, url, access);
}
