import type { ReportTrials, TrialRun } from '@liftmark/contract/report-trials';
import { inLanguageOf } from '@liftmark/contract/translated';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { inWorkspaceOf, isOwn, type Report } from '../reports/find-report.ts';
import { triesLeft } from './ask-for-trial.ts';
import { findKeptPage } from './kept-pages.ts';
import { listRuns, type Run } from './queries.ts';
import { problemWords } from './text.ts';

/** In the language of its report. */
export function presentRun(run: Run, report: Pick<Report, 'writtenIn'>): TrialRun {
  const { id, kind, state, request, tried, total, message: stored, trial, createdAt } = run;
  const message = stored === null ? null : inLanguageOf(report, () => problemWords(stored));
  return { id, kind, state, request, tried, total, message, trial, createdAt: createdAt.toISOString() };
}

/** Whether the first fixes are being tried is for everyone; what its workspace asked for isn’t. */
export async function presentTrials(
  database: Database,
  report: Report,
  viewer: Actor,
): Promise<ReportTrials> {
  const runs = await listRuns(database, report.id);
  const shown = (some: Run[]) => some.map((run) => presentRun(run, report));
  if (viewer.kind === 'visitor' || !isOwn(report))
    return { runs: shown(runs.filter(({ kind }) => kind === 'first')), left: null, page: null };
  const page = await findKeptPage(database, report, viewer);
  return {
    runs: shown(runs),
    left: await triesLeft(database, inWorkspaceOf(viewer, report)),
    page: page && (page.isOpen ? 'open' : 'opening'),
  };
}
