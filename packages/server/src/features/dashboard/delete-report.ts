import { eq } from 'drizzle-orm';
import { actorName, type Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import { removeFilesJob } from '../../platform/remove-files-job.ts';
import { endPageVersion } from '../analysis/page-version.ts';
import { documentFolder } from '../documents/document-files.ts';
import type { Report } from '../reports/find-report.ts';
import { topicOf as trialTopic } from '../trials/queries.ts';

export interface DeleteDeps {
  database: Database;
  jobs: Jobs;
}

/**
 * Deletes a report with its ratings and checkmarks; its files follow right after. The version before it represents the
 * page again. The analysis stays, because it counts toward the plan.
 */
export async function deleteReport(
  { database, jobs }: DeleteDeps,
  { actor, requestId, key }: Context,
  { id, secureId }: Pick<Report, 'id' | 'secureId'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [deleted] = await transaction.delete(reports).where(eq(reports.id, id)).returning();
    if (deleted === undefined) throw notFound();
    await endPageVersion(transaction, deleted);
    await notify(transaction, trialTopic(id));
    const { analysisId } = deleted;
    await jobs.send(transaction, removeFilesJob, {
      folders: [documentFolder(secureId), ...(analysisId === null ? [] : [`analyses/${analysisId}`])],
      keys: [],
    });
    await recordAction(transaction, {
      actor: actorName(actor),
      action: 'report_deleted',
      subject: `report:${id}`,
      details: key === undefined ? {} : { key: key.prefix },
      requestId,
      ...(deleted.workspaceId !== null && { workspaceId: deleted.workspaceId }),
    });
  });
}
