import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { trialRuns } from '../../database/schema.ts';
import { notify } from '../../platform/notifications.ts';
import { topicOf } from './queries.ts';

/** Ends everything that is being tried for a report. Does nothing if nothing is. */
export async function cancelTrials(database: Database, reportId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(trialRuns)
      .set({ state: 'cancelled', finishedAt: new Date() })
      .where(and(eq(trialRuns.reportId, reportId), inArray(trialRuns.state, ['queued', 'running'])));
    await notify(transaction, topicOf(reportId));
  });
}
