import { and, eq, isNotNull, like } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { analyticsEvents, contactMessages, feedback, users, verifications } from '../../database/schema.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import type { Fingerprints } from '../../platform/fingerprints.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { removeFilesJob } from '../../platform/remove-files-job.ts';
import { keepSpentAnalyses } from '../analysis/spent-analyses.ts';
import { endWorkspace } from '../leaving/end-workspace.ts';
import { leaveTeams } from '../leaving/leave-teams.ts';

interface DeleteDeps {
  database: Database;
  fingerprints: Fingerprints;
  jobs: Jobs;
  keyring: Keyring;
  mailer: Mailer;
}

/**
 * Deletes a user and all their data in one transaction: the personal workspace with everything in it, sessions, keys,
 * sign-in methods, emails and ratings are deleted with the user's row, the rest here. The files, and the customer at the
 * payment provider, follow right after. Teams that they're alone in go with them; in others, their work stays. Only a
 * fingerprint remains, with how much of this month's free plan was used.
 * @throws AppError `conflict` if they are the only owner of a team with other members
 */
export async function deleteAccount(deps: DeleteDeps, userId: string, requestId: string): Promise<void> {
  const { database, fingerprints, jobs, mailer } = deps;
  await database.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
    if (user === undefined) return;
    await leaveTeams(deps, transaction, user);
    const attached = await transaction
      .select({ file: feedback.attachmentFile })
      .from(feedback)
      .where(and(eq(feedback.userId, userId), isNotNull(feedback.attachmentFile)));
    // A person who never verified the address must not use up its owner's free plan.
    if (user.emailVerified) await keepSpentAnalyses(transaction, fingerprints, user);
    // The user's row would only be unlinked from these, so delete them here.
    await transaction.delete(feedback).where(eq(feedback.userId, userId));
    await transaction.delete(analyticsEvents).where(eq(analyticsEvents.userId, userId));
    await endWorkspace(transaction, jobs, user);
    await transaction.delete(users).where(eq(users.id, userId));
    await transaction.delete(verifications).where(like(verifications.value, `%${userId}%`));
    if (user.emailVerified)
      await transaction.delete(contactMessages).where(eq(contactMessages.email, user.email));
    await recordOwnAction(transaction, userId, 'account_deleted', requestId);
    await mailer.send(transaction, 'account-deleted', { firstName: user.firstName }, { to: user.email });
    await jobs.send(transaction, removeFilesJob, {
      folders: [],
      keys: attached.flatMap(({ file }) => file ?? []),
    });
  });
}
