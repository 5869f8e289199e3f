import { randomUUID } from 'node:crypto';
import type { Upload } from '@liftmark/engine/capture/upload/uploaded-site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../access/actor.ts';
import { contextOf } from '../../http/identity.ts';
import { apiPath } from '../../http/versioned-api.ts';
import { loadReport } from '../reports/find-report.ts';
import { presentAnalysis, readerOf } from '../reports/presenter.ts';
import { type AnalysisDeps, finishAnalysis } from './finish-analysis.ts';
import type { AnalysisInput } from './input.ts';
import { analysisKeySchema } from './key.ts';
import { presentState } from './present-state.ts';
import { bySetting, chooseReportLanguage } from './report-language.ts';
import { submitAnalysis } from './submit-analysis.ts';

/** What every call that starts an analysis may say in its headers. */
export const analysisHeaders = z.object({
  'idempotency-key': analysisKeySchema.optional(),
  prefer: z.string().max(200).optional(),
});

/** A call that starts an analysis, on behalf of whom, and under which key. */
interface AnalysisRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context;
  /** The client's `Idempotency-Key`. */
  key: string | undefined;
  /** The file that the page comes from. */
  upload?: Upload | undefined;
}

/** Answers with the report of an analysis, or without waiting for it with the state, as the request prefers. */
export async function answerAnalysis(deps: AnalysisDeps, call: AnalysisRequest, input: AnalysisInput) {
  if (wantsNoWait(call.request)) return startAnalysis(deps, call, input);
  const report = await finishAnalysis(deps, call, input);
  return presentAnalysis(await loadReport(deps.database, report), readerOf(report, call.context.actor));
}

/** The request in its language, or else the chosen one. */
export async function inChosenLanguage(
  deps: AnalysisDeps,
  request: FastifyRequest,
  input: AnalysisInput,
): Promise<AnalysisInput> {
  return input.reportLanguage ? input : { ...input, ...(await chosenLanguage(deps, request)) };
}

/** The account's setting or the browser decides where the request doesn't. */
export async function chosenLanguage(
  { database }: Pick<AnalysisDeps, 'database'>,
  request: FastifyRequest,
): Promise<ReturnType<typeof bySetting>> {
  const accepted = request.headers['accept-language'];
  return bySetting(await chooseReportLanguage(database, contextOf(request).actor, accepted));
}

export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers['idempotency-key'] as string | undefined;
}

/** The preference of RFC 7240. */
export function wantsNoWait({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i.test(String(headers.prefer ?? ''));
}

/** Submits an analysis and answers with its state, without waiting for the report. */
export async function startAnalysis(
  deps: AnalysisDeps,
  { request, reply, context, key, upload }: AnalysisRequest,
  input: AnalysisInput,
): Promise<never> {
  const analysis = await submitAnalysis(deps, context, key ?? randomUUID(), input, upload);
  request.log.info({ analysis: analysis.id }, 'analysis accepted');
  const place = apiPath(request.routeOptions.url, `/analyses/${encodeURIComponent(analysis.key)}`);
  return reply
    .status(202)
    .header('location', place)
    .header('preference-applied', 'respond-async')
    .send(presentState(analysis)) as never;
}
