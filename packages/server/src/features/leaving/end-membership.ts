import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import {
  analyses,
  apiKeys,
  keptPages,
  reports,
  shareLinks,
  tasks,
  trialRuns,
  workNotices,
  workspaceInvitations,
  workspaceMembers,
} from '../../database/schema.ts';
import { notify } from '../../platform/notifications.ts';
import { failedProgress } from '../analysis/progress.ts';
import { updateAnalysis } from '../analysis/queries.ts';
import { endRunsOf } from '../sites/steer-run.ts';
import { topicOf as trialTopic } from '../trials/queries.ts';
import { endWebhooksOf, type SwitchOffDeps } from '../webhooks/switch-off.ts';
import { text } from './text.ts';

/**
 * Ends a membership with everything that acts for the person there, or tells them what happens: their keys, webhooks,
 * invitations and links, what they have running, whose streams end with it, and their assignments. What they made stays
 * with the team, and so do its schedules, connections, tag sites and page access.
 */
export async function endMembership(
  deps: SwitchOffDeps,
  transaction: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await transaction
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)));
  await transaction
    .delete(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, userId)));
  await withdrawInvitations(transaction, workspaceId, userId);
  await transaction
    .update(tasks)
    .set({ assigneeId: null })
    .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.assigneeId, userId)));
  await transaction
    .delete(workNotices)
    .where(and(eq(workNotices.workspaceId, workspaceId), eq(workNotices.userId, userId)));
  await transaction
    .update(shareLinks)
    .set({ revokedAt: new Date() })
    .where(and(eq(shareLinks.workspaceId, workspaceId), eq(shareLinks.madeBy, userId)));
  await endWebhooksOf(deps, transaction, workspaceId, userId);
  await endJobs(transaction, workspaceId, userId);
}

/** Ends what a person has running in a workspace where they may no longer analyze. */
export async function endJobs(transaction: Transaction, workspaceId: string, userId: string): Promise<void> {
  await endRunsOf(transaction, workspaceId, userId);
  await cancelAnalyses(transaction, workspaceId, userId);
  await cancelTrials(transaction, workspaceId, userId);
}

/** A member who may no longer invite could have invited themselves at another address. */
export async function withdrawInvitations(
  transaction: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await transaction
    .delete(workspaceInvitations)
    .where(
      and(eq(workspaceInvitations.workspaceId, workspaceId), eq(workspaceInvitations.invitedBy, userId)),
    );
}

async function cancelAnalyses(transaction: Transaction, workspaceId: string, userId: string): Promise<void> {
  const open = await transaction
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.workspaceId, workspaceId),
        eq(analyses.actor, `user:${userId}`),
        inArray(analyses.state, ['queued', 'running']),
      ),
    )
    .for('update');
  for (const analysis of open) {
    await updateAnalysis(transaction, analysis, {
      state: 'cancelled',
      failureCode: 'cancelled',
      finishedAt: new Date(),
      progress: failedProgress('cancelled', text.ended),
    });
  }
}

async function cancelTrials(transaction: Transaction, workspaceId: string, userId: string): Promise<void> {
  const runs = await transaction
    .update(trialRuns)
    .set({ state: 'cancelled', finishedAt: new Date() })
    .where(
      and(
        eq(trialRuns.workspaceId, workspaceId),
        eq(trialRuns.userId, userId),
        inArray(trialRuns.state, ['queued', 'running']),
      ),
    )
    .returning({ reportId: trialRuns.reportId });
  const ofWorkspace = transaction
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.workspaceId, workspaceId));
  const pages = await transaction
    .delete(keptPages)
    .where(and(eq(keptPages.userId, userId), inArray(keptPages.reportId, ofWorkspace)))
    .returning({ reportId: keptPages.reportId });
  for (const reportId of new Set([...runs, ...pages].map((each) => each.reportId)))
    await notify(transaction, trialTopic(reportId));
}
