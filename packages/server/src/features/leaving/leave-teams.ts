import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { workspaceMembers, workspaces } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { StoredWorkspace } from '../auth/present-user.ts';
import type { SwitchOffDeps } from '../webhooks/switch-off.ts';
import { endMembership } from './end-membership.ts';
import { endWorkspace } from './end-workspace.ts';
import { text } from './text.ts';

/**
 * Ends a person's memberships before their account: teams that they're alone in are deleted.
 * @throws AppError `conflict` if they are the only owner of a team with other members
 */
export async function leaveTeams(
  deps: SwitchOffDeps & { jobs: Jobs },
  transaction: Transaction,
  { id: userId }: { id: string },
): Promise<void> {
  const teams = await lockTeams(transaction, userId);
  const inUse: string[] = [];
  for (const team of teams) {
    const members = await transaction
      .select()
      .from(workspaceMembers)
      .where(eq(workspaceMembers.workspaceId, team.id));
    const others = members.filter((member) => member.userId !== userId);
    if (others.length === 0) {
      await endWorkspace(transaction, deps.jobs, team);
      await transaction.delete(workspaces).where(eq(workspaces.id, team.id));
    } else if (others.some(({ role }) => role === 'owner') || !isOwner(members, userId)) {
      await endMembership(deps, transaction, team.id, userId);
    } else {
      inUse.push(team.name);
    }
  }
  if (inUse.length > 0) throw new AppError('conflict', text.ownsTeams({ names: inUse }));
}

/** In one order, so that two who delete their accounts wait for each other. */
async function lockTeams(transaction: Transaction, userId: string): Promise<StoredWorkspace[]> {
  const rows = await transaction
    .select({ workspace: workspaces })
    .from(workspaces)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, workspaces.id))
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaces.kind, 'team')))
    .orderBy(asc(workspaces.id))
    .for('no key update', { of: workspaces });
  return rows.map(({ workspace }) => workspace);
}

function isOwner(members: (typeof workspaceMembers.$inferSelect)[], userId: string): boolean {
  return members.some((member) => member.userId === userId && member.role === 'owner');
}
