import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { analyses, reports } from '../../database/schema.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import { removeFilesJob } from '../../platform/remove-files-job.ts';
import { topicOf } from '../analysis/queries.ts';
import type { StoredWorkspace } from '../auth/present-user.ts';
import { closeCustomerJob } from '../billing/jobs.ts';
import { documentFolder } from '../documents/document-files.ts';

/**
 * Ends what a workspace has besides its rows, which are deleted with its own: running analyses and those who watch them,
 * files, and the customer at the payment provider.
 */
export async function endWorkspace(
  transaction: Transaction,
  jobs: Jobs,
  { id, stripeCustomerId }: Pick<StoredWorkspace, 'id' | 'stripeCustomerId'>,
): Promise<void> {
  const drawn = await transaction
    .select({ secureId: reports.secureId })
    .from(reports)
    .where(eq(reports.workspaceId, id));
  const runs = await transaction
    .delete(analyses)
    .where(eq(analyses.workspaceId, id))
    .returning({ id: analyses.id, key: analyses.key, actor: analyses.actor, state: analyses.state });
  const watched = runs.filter(({ state }) => state === 'queued' || state === 'running');
  for (const run of watched) await notify(transaction, topicOf(run));
  if (stripeCustomerId !== null)
    await jobs.send(transaction, closeCustomerJob, { customerId: stripeCustomerId });
  await jobs.send(transaction, removeFilesJob, {
    folders: [
      ...runs.map((run) => `analyses/${run.id}`),
      ...drawn.map(({ secureId }) => documentFolder(secureId)),
    ],
    keys: [],
  });
}
