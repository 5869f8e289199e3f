import type { ReportTrials, TrialRun } from '@liftmark/contract/report-trials';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { inWorkspaceOf, isOwn, type Report } from '../reports/find-report.ts';
import { triesLeft } from './ask-for-trial.ts';
import { findKeptPage } from './kept-pages.ts';
import { listRuns, type Run } from './queries.ts';

export function presentRun(run: Run): TrialRun {
  const { id, kind, state, request, tried, total, message, trial, createdAt } = run;
  return { id, kind, state, request, tried, total, message, trial, createdAt: createdAt.toISOString() };
}

/** Whether the first fixes are being tried is for everyone; what its workspace asked for isn’t. */
export async function presentTrials(
  database: Database,
  report: Report,
  viewer: Actor,
): Promise<ReportTrials> {
  const runs = await listRuns(database, report.id);
  if (viewer.kind === 'visitor' || !isOwn(report))
    return { runs: runs.filter(({ kind }) => kind === 'first').map(presentRun), left: null, page: null };
  const page = await findKeptPage(database, report, viewer);
  return {
    runs: runs.map(presentRun),
    left: await triesLeft(database, inWorkspaceOf(viewer, report)),
    page: page && (page.isOpen ? 'open' : 'opening'),
  };
}
