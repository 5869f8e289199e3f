import { Readable } from 'node:stream';
import { questionRequestSchema, questionResponseSchema } from '@liftmark/contract/chat';
import type { AnyReport } from '@liftmark/contract/report-view';
import { inLanguageOf } from '@liftmark/contract/translated';
import type { ChatAnalyst } from '@liftmark/engine/chat/chat-analyst';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Context } from '../../access/actor.ts';
import { requirePro, requireUnlocked } from '../../access/policy.ts';
import { AppError } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import type { Limit, Taken } from '../../http/limits.ts';
import type { ModelAccess } from '../../platform/model.ts';
import { loadReport, type ReportDeps, requireDetailedReport } from '../reports/find-report.ts';
import { answerStream } from './answer-stream.ts';

/** A whole report, if the request doesn't name a stored one. */
const BODY_LIMIT = 2 * 1024 * 1024;

type Pieces = ReturnType<ChatAnalyst['answer']>;

export interface ChatDeps extends ReportDeps {
  model: ModelAccess;
  limit: Limit;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

const FEATURE = 'AI Expert Chat';

export function chatRoutes(deps: ChatDeps): FastifyPluginAsyncZod {
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
      async (request, reply) => {
        const context = contextOf(request);
        requirePro(context.actor, FEATURE);
        const { question, analysisData, conversationHistory } = request.body;
        const taken = await deps.limit(request, 'chat');
        // Loaded on demand: only questions need the whole rubric in memory.
        const [report, { methodology }, { wholeAnswer }, analyst] = await uncountedIfFailed(taken, () =>
          Promise.all([
            reportOf(deps, context, analysisData),
            import('@liftmark/engine/methodology/methodology'),
            import('@liftmark/engine/chat/whole-answer'),
            loadChat(deps.model),
          ]),
        );
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const material = {
          report,
          methodology: inLanguageOf(report, methodology),
          history: conversationHistory,
        };
        const signal = AbortSignal.any([gone.signal, deps.stopping]);
        const pieces = uncountedPieces(taken, analyst.answer(question, material, signal), gone.signal);
        if (!wantsEvents(request)) return wholeAnswer(pieces);
        sendEvents(reply as FastifyReply, Readable.from(answerStream(pieces)));
        return reply;
      },
    );
  };
}

/** Asked in vain for a reason of ours, such as a database that is away; what people may not read still counts. */
async function uncountedIfFailed<Found>(taken: Taken, prepare: () => Promise<Found>): Promise<Found> {
  return prepare().catch(async (error: unknown) => {
    if (!(error instanceof AppError)) await taken.giveBack();
    throw error;
  });
}

/** The pieces of an answer; a question that fails halfway doesn't count, one that its asker leaves does. */
async function* uncountedPieces(taken: Taken, pieces: Pieces, gone: AbortSignal): Pieces {
  try {
    return yield* pieces;
  } catch (error) {
    if (!gone.aborted) await taken.giveBack();
    throw error;
  }
}

function wantsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

function sendEvents(reply: FastifyReply, events: Readable): void {
  reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(events);
}

async function loadChat(model: ModelAccess): Promise<ChatAnalyst> {
  if (model === null) return (await import('@liftmark/engine/chat/answer')).builtInChat;
  return (await import('@liftmark/engine/chat/model-answer')).createModelChat(model);
}

type AnalysisData = z.infer<typeof questionRequestSchema>['analysisData'];

/** The stored report that the browser names. The report data it sends isn't trusted. */
async function reportOf(deps: ReportDeps, context: Context, data: AnalysisData): Promise<AnyReport> {
  const id = [data.reportId, data.secureId, data.id].find((each) => each !== undefined && each !== null);
  if (id === undefined) throw new AppError('validation', 'Please open a report to ask about it.');
  const report = await requireDetailedReport(deps, context, String(id));
  requireUnlocked(context.actor, report.owner, FEATURE);
  const { analysisResults: results } = await loadReport(deps.database, report);
  const isWithoutTasks = report.link?.shows === 'full' && results.kind === 'conversion';
  return isWithoutTasks ? { ...results, actionPlan: [] } : results;
}
