import { and, eq, isNotNull, like } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import {
  analyses,
  analyticsEvents,
  contactMessages,
  feedback,
  reports,
  users,
  verifications,
} from '../../database/schema.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import type { Fingerprints } from '../../platform/fingerprints.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { notify } from '../../platform/notifications.ts';
import { removeFilesJob } from '../../platform/remove-files-job.ts';
import { topicOf } from '../analysis/queries.ts';
import { keepSpentAnalyses } from '../analysis/spent-analyses.ts';
import { closeCustomerJob } from '../billing/jobs.ts';
import { documentFolder } from '../documents/document-files.ts';

interface DeleteDeps {
  database: Database;
  fingerprints: Fingerprints;
  jobs: Jobs;
  mailer: Mailer;
}

/**
 * Deletes a user and all their data in one transaction: reports, sessions, keys, sign-in methods, emails, ratings and ticks
 * are deleted with the user's row, the rest here. The files, and the customer at the payment provider, follow right
 * after. Only a fingerprint remains, with how much of this month's free plan was used.
 */
export async function deleteAccount(
  { database, fingerprints, jobs, mailer }: DeleteDeps,
  userId: string,
  requestId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
    if (user === undefined) return;
    const actor = `user:${userId}`;
    const runs = await transaction
      .select({ id: analyses.id, key: analyses.key, state: analyses.state })
      .from(analyses)
      .where(eq(analyses.actor, actor));
    const drawn = await transaction
      .select({ secureId: reports.secureId })
      .from(reports)
      .where(eq(reports.userId, userId));
    const attached = await transaction
      .select({ file: feedback.attachmentFile })
      .from(feedback)
      .where(and(eq(feedback.userId, userId), isNotNull(feedback.attachmentFile)));
    // A person who never verified the address must not use up its owner's free plan.
    if (user.emailVerified) await keepSpentAnalyses(transaction, fingerprints, user);
    // The user's row would only be unlinked from these, so delete them here.
    await transaction.delete(feedback).where(eq(feedback.userId, userId));
    await transaction.delete(analyticsEvents).where(eq(analyticsEvents.userId, userId));
    await transaction.delete(users).where(eq(users.id, userId));
    await transaction.delete(analyses).where(eq(analyses.actor, actor));
    const watched = runs.filter(({ state }) => state === 'queued' || state === 'running');
    for (const { key } of watched) await notify(transaction, topicOf({ actor, key }));
    await transaction.delete(verifications).where(like(verifications.value, `%${userId}%`));
    if (user.emailVerified)
      await transaction.delete(contactMessages).where(eq(contactMessages.email, user.email));
    if (user.stripeCustomerId !== null) {
      await jobs.send(transaction, closeCustomerJob, { customerId: user.stripeCustomerId });
    }
    await recordOwnAction(transaction, userId, 'account_deleted', requestId);
    await mailer.send(transaction, 'account-deleted', { firstName: user.firstName }, { to: user.email });
    await jobs.send(transaction, removeFilesJob, {
      folders: [
        ...runs.map(({ id }) => `analyses/${id}`),
        ...drawn.map(({ secureId }) => documentFolder(secureId)),
      ],
      keys: attached.flatMap(({ file }) => file ?? []),
    });
  });
}
