import type { PageHints } from '@liftmark/contract/analysis';
import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import { compareReports } from '@liftmark/engine/reports/compare';
import { reportChanges } from '@liftmark/engine/reports/report-changes';
import { measureAlike } from '@liftmark/engine/score/explain-change';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import type { StoredReport } from '../reports/find-report.ts';
import type { EngineRun } from './engine.ts';
import type { AnalysisInput } from './input.ts';
import type { AnalysisWorker } from './jobs.ts';
import { pageKeyOf } from './page-version.ts';
import type { Analysis } from './queries.ts';

/** How a report compares to the one before it. */
export interface Comparison {
  /** Null if there is none, or it can't be compared. */
  changes: ReportChanges | null;
  notCompared?: ConversionReport['notCompared'];
}

/** What changed on the page since the report that the analysis repeats, or since the last report of its workspace on the page. */
export async function findChanges(
  worker: AnalysisWorker,
  place: Pick<Analysis, 'workspaceId'>,
  input: AnalysisInput,
  now: ConversionReport,
  run: EngineRun,
): Promise<Comparison> {
  if (input.inputType !== 'url' && input.inputType !== 'manual') return { changes: null };
  const previous = await findPrevious(worker.database, place, input);
  if (previous?.analysisResults.kind !== 'conversion') return { changes: null };
  const before = previous.analysisResults;
  // What its owner sees in a browser, maybe signed in, is another page than the one we open.
  if (before.capturedWith !== now.capturedWith)
    return { changes: null, notCompared: { capturedAt: before.capturedAt } };
  const rejudged = measureAlike(before, now)
    ? null
    : await judgeAgain(worker, previous, { ...input, pageType: judgedPageType(now.pageType) }, run);
  return { changes: reportChanges(previous.secureId, compareReports(before, now, rejudged)) };
}

async function findPrevious(
  database: Database,
  { workspaceId }: Pick<Analysis, 'workspaceId'>,
  input: AnalysisInput,
): Promise<StoredReport | undefined> {
  if (workspaceId === null) return undefined;
  const isPrevious =
    input.repeats === undefined
      ? and(
          eq(reports.workspaceId, workspaceId),
          eq(reports.pageKey, pageKeyOf(input, '')),
          eq(reports.isCurrent, true),
        )
      : eq(reports.secureId, input.repeats);
  const [found] = await database.select().from(reports).where(isPrevious).orderBy(desc(reports.id)).limit(1);
  return found;
}

/** Judges the earlier capture by today's rules, so that a change of rules doesn't count as a change of the page. */
async function judgeAgain(
  { engine, files, onError }: AnalysisWorker,
  previous: StoredReport,
  hints: PageHints,
  run: EngineRun,
): Promise<ConversionReport | null> {
  if (!previous.snapshotFile) return null;
  try {
    return await engine.judge(await files.read(previous.snapshotFile), hints, run);
  } catch (error) {
    run.signal.throwIfAborted();
    // The two scores are then shown without an explanation.
    onError(error);
    return null;
  }
}
