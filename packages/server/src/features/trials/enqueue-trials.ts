import type { AnyReport } from '@liftmark/contract/report-view';
import type { Transaction } from '../../database/connection.ts';
import { trialRuns } from '../../database/schema.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { StoredAnalysis } from '../analysis/jobs.ts';
import { type FirstFixDeps, firstFixes } from './first-fixes.ts';
import { firstTrialsJob } from './jobs.ts';
import { countOpenOf } from './queries.ts';

/** Has the first fixes of a new report tried, once for each report. Does nothing where there is nothing to try. */
export async function enqueueFirstTrials(
  transaction: Transaction,
  { jobs, proEmails }: FirstFixDeps & { jobs: Jobs },
  { reportId, userId, workspaceId, analysisId }: StoredAnalysis,
  report: AnyReport,
): Promise<void> {
  if (report.kind !== 'conversion' || report.mode !== 'rendered') return;
  // Our browser may not see the page that its owner sees.
  if (report.capturedWith !== undefined) return;
  const total = (await firstFixes(transaction, { proEmails }, workspaceId, report)).length;
  if (total === 0) return;
  const open = await countOpenOf(transaction, workspaceId);
  const [run] = await transaction
    .insert(trialRuns)
    .values({ reportId, userId, workspaceId, kind: 'first', total })
    .onConflictDoNothing()
    .returning({ id: trialRuns.id });
  // Everyone’s first report comes before anyone’s second, so that one person’s many don’t delay the others.
  if (run) await jobs.send(transaction, firstTrialsJob, { runId: run.id, analysisId }, -open);
}
