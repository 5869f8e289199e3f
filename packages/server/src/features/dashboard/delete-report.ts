import { eq } from 'drizzle-orm';
import { actorName, type Context, type UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import { removeFilesJob } from '../../platform/remove-files-job.ts';
import { endPageVersion } from '../analysis/page-version.ts';
import { documentFolder } from '../documents/document-files.ts';
import type { OwnReport } from '../reports/find-report.ts';
import { topicOf as trialTopic } from '../trials/queries.ts';

export interface DeleteDeps {
  database: Database;
  jobs: Jobs;
}

/**
 * Deletes a report with its ratings and checkmarks; its files follow right after. The version before it represents the
 * page again. The analysis stays, because it counts toward the plan.
 * @throws AppError `not_found`; those of `writeAs`
 */
export async function deleteReport(
  { database, jobs }: DeleteDeps,
  { requestId, key }: Pick<Context, 'requestId' | 'key'>,
  actor: UserActor,
  { id, secureId, workspaceId }: Pick<OwnReport, 'id' | 'secureId' | 'workspaceId'>,
): Promise<void> {
  await writeAs(database, { userId: actor.id, workspaceId }, 'editor', async (transaction) => {
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
      workspaceId,
    });
  });
}
