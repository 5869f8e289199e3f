import { and, eq, inArray } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { trialRuns } from '../../database/schema.ts';
import { notify } from '../../platform/notifications.ts';
import type { OwnReport } from '../reports/find-report.ts';
import { findRun, topicOf, updateOpenRun } from './queries.ts';

/** Ends a trial that the user asked for. Does nothing if there is none, or if it has ended. */
export async function cancelTrial(database: Database, userId: string, runId: string): Promise<void> {
  const run = await findRun(database, runId);
  if (run?.userId === userId) await updateOpenRun(database, runId, { state: 'cancelled' });
}

/**
 * Ends everything that is being tried for a report. Does nothing if nothing is.
 * @throws AppError those of `writeAs`
 */
export async function cancelTrials(
  database: Database,
  { id: userId }: UserActor,
  { id: reportId, workspaceId }: Pick<OwnReport, 'id' | 'workspaceId'>,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    await transaction
      .update(trialRuns)
      .set({ state: 'cancelled', finishedAt: new Date() })
      .where(and(eq(trialRuns.reportId, reportId), inArray(trialRuns.state, ['queued', 'running'])));
    await notify(transaction, topicOf(reportId));
  });
}
