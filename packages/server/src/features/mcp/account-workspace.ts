import type { ReportChanges } from '@liftmark/contract/report-changes';
import type { ReportView } from '@liftmark/contract/report-view';
import {
  type KeptReport,
  type Run,
  type TrialRequest,
  type Workspace,
  WorkspaceError,
} from '@liftmark/engine/mcp/workspace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireRole, requireScope } from '../../access/policy.ts';
import { AppError } from '../../errors.ts';
import { contextOf, userOf } from '../../http/identity.ts';
import type { Files } from '../../platform/files.ts';
import { inChosenLanguage } from '../analysis/answer-analysis.ts';
import { type AnalysisDeps, finishAnalysis } from '../analysis/finish-analysis.ts';
import type { AnalysisInput } from '../analysis/input.ts';
import { loadReport, memberOf, type Report, requireOwnReport } from '../reports/find-report.ts';
import { presentReport, readerOf } from '../reports/presenter.ts';
import type { TrackRecordReader } from '../track-record/track-records.ts';
import { finishTrial } from '../trials/finish-trial.ts';
import { analysisKey, trialId } from './call-ids.ts';
import { listConversionReports } from './list-conversion-reports.ts';

export interface AccountWorkspaceDeps extends AnalysisDeps {
  files: Files;
  isRendered: boolean;
  trackRecords: TrackRecordReader;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  session: string;
}

/** The workspace of an API key, through the services that the API uses, with its plan and limits. */
export function createAccountWorkspace(
  deps: AccountWorkspaceDeps,
  { request, reply, session }: Call,
): Workspace {
  const context = contextOf(request);

  async function analyzed(input: AnalysisInput, { call, onProgress }: Run): Promise<ReportView> {
    requireScope(context, 'analyze');
    requireRole(userOf(request).user.role, 'editor');
    await deps.limit(request, 'analysis');
    const key = analysisKey(session, call);
    const inLanguage = await inChosenLanguage(deps, request, input);
    return present(await finishAnalysis(deps, { context, key, reply, onProgress }, inLanguage));
  }

  async function present(report: Report): Promise<ReportView> {
    const { records } = await deps.trackRecords.read(memberOf(report));
    return presentReport(await loadReport(deps.database, report), readerOf(report, context.actor), records);
  }

  /** Null for another person's report, and for a report that isn't on one page. */
  async function find(id: string) {
    const report = await requireOwnReport(deps, context, id, 'viewer').catch(missing);
    const view = report && (await present(report));
    const kept = view && keptReport(view);
    return view && kept ? { report, view, kept } : null;
  }

  async function tryFix({ reportId, ...asked }: TrialRequest, { call, onProgress }: Run) {
    requireScope(context, 'analyze');
    const report = await requireOwnReport(deps, context, reportId);
    await deps.limit(request, 'trial');
    const { user } = userOf(request);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, deps.stopping, AbortSignal.timeout(deps.waitMs)]);
    const runId = trialId(session, call);
    return finishTrial(deps, { user, report, ...asked, runId, signal, onProgress });
  }

  return {
    isRendered: deps.isRendered,
    tryFix: deps.isRendered ? (fix, run) => explained(() => tryFix(fix, run)) : null,
    analyze: (page, run) =>
      explained(async () => {
        const view = await analyzed({ inputType: 'url', ...page }, run);
        const kept = keptReport(view);
        if (kept === null) throw new TypeError('The analysis made another kind of report.');
        return kept;
      }),
    compare: ({ url, ...request }, run) =>
      explained(async () => {
        const view = await analyzed({ inputType: 'competitor', primaryUrl: url, ...request }, run);
        if (view.analysisResults.kind !== 'competitor')
          throw new TypeError('The analysis made another kind of report.');
        return { id: view.secureId, results: view.analysisResults };
      }),
    list: (range) =>
      explained(() => listConversionReports(deps.database, userOf(request).user.workspaceId, range)),
    find: (id) => explained(async () => (await find(id))?.kept ?? null),
    changes: (id) => explained(async () => changesIn((await find(id))?.view)),
    screenshot: (id, device) =>
      explained(async () => {
        const { report } = (await find(id)) ?? {};
        const file = device === 'desktop' ? report?.desktopScreenshotFile : report?.mobileScreenshotFile;
        return file && (await deps.files.exists(file)) ? deps.files.read(file) : null;
      }),
  };
}

/** Null for a report that isn't on one page. */
function keptReport(view: ReportView): KeptReport | null {
  const { secureId: id, createdAt, analysisResults: results } = view;
  if (results.kind !== 'conversion') return null;
  return { id, createdAt, results, trackRecords: 'trackRecords' in view ? view.trackRecords : undefined };
}

/** A member’s report always names the one before it. */
function changesIn(view: ReportView | undefined): ReportChanges | null {
  const changes = view?.changes ?? null;
  if (changes?.previous.secureId == null) return null;
  const { secureId } = changes.previous;
  return { ...changes, previous: { ...changes.previous, secureId } };
}

function missing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

/** Refusals carry a sentence for people; everything else is a fault. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    throw new WorkspaceError(error.code, error.message, { cause: error });
  }
}
