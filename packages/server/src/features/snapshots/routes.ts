import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import {
  type AnalyzeUrlResponse,
  analysisStateSchema,
  analyzeUrlResponseSchema,
} from '@liftmark/contract/analysis';
import { MAX_SNAPSHOT_PART_BYTES } from '@liftmark/contract/snapshots';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { analysisHeaders, answerAnalysis, chosenLanguage, keyOf } from '../analysis/answer-analysis.ts';
import type { AnalysisDeps } from '../analysis/finish-analysis.ts';
import type { AnalysisInput } from '../analysis/input.ts';
import { showPlanQuota } from '../analysis/plan-quota.ts';
import { keepReceived, type ReceivingDeps } from './keep-received.ts';
import { createPlaces } from './places.ts';
import { readParts } from './read-parts.ts';

export type SnapshotRouteDeps = AnalysisDeps & ReceivingDeps;

/** Each takes 24 MB at most before its page is tested. */
const PLACES = { all: 16, extra: 6, each: 4 };

/** Captures from the extension, judged like any page. */
export function snapshotRoutes(deps: SnapshotRouteDeps): FastifyPluginAsyncZod {
  const places = createPlaces(PLACES);
  return async (app) => {
    await app.register(multipart, {
      limits: {
        fileSize: MAX_SNAPSHOT_PART_BYTES,
        files: 3,
        fields: 0,
        parts: 3,
        headerPairs: 20,
        fieldNameSize: 100,
      },
    });
    app.addHook('onSend', async (request, reply) => showPlanQuota(deps, request, reply));

    app.post(
      '/api/snapshots',
      {
        onRequest: requireUser,
        config: { scope: 'analyze', role: 'editor', fromExtensions: true },
        schema: {
          summary: 'Analyze a page that was captured in a browser by the extension',
          description:
            'Parts: `snapshot`, the packed snapshot, and the JPEG screenshots `desktop` and `mobile`. Waits for the report; with `Prefer: respond-async`, the answer is the state of the analysis. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new.',
          consumes: ['multipart/form-data'],
          headers: analysisHeaders,
          response: { 200: analyzeUrlResponseSchema, 202: analysisStateSchema },
        },
      },
      async (request, reply) => {
        await deps.limit(request, 'analysis');
        const key = keyOf(request) ?? randomUUID();
        const leave = places.take(userOf(request).userId);
        try {
          const parts = await readParts(request);
          const language = await chosenLanguage(deps, request);
          const context = contextOf(request);
          const call = { request, reply: reply as FastifyReply, context, key };
          return await keepReceived(deps, context, key, parts, async (received) => {
            leave();
            const input: AnalysisInput = { inputType: 'url', ...received, ...language };
            // A request of this kind has this answer.
            return (await answerAnalysis(deps, call, input)) as AnalyzeUrlResponse;
          });
        } finally {
          leave();
        }
      },
    );
  };
}
