import { type Member, takesSeat, type WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, asc, eq } from 'drizzle-orm';
import { hasRole, requireRole } from '../../access/policy.ts';
import { roleOf } from '../../access/role-of.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users, workspaceMembers } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { StoredWorkspace } from '../auth/present-user.ts';
import { endJobs, endMembership, withdrawInvitations } from '../leaving/end-membership.ts';
import { countInvitedSeats, countSeats } from '../members/seats.ts';
import { endWebhooksOf, type SwitchOffDeps } from '../webhooks/switch-off.ts';
import { changeTeam, type Doer, isMember, requireInside } from './inside.ts';
import { tellMember } from './tell-member.ts';
import { text } from './text.ts';

interface MemberDeps {
  database: Database;
  mailer: Mailer;
}

/** @throws AppError `not_found` */
export async function listMembers({ database }: MemberDeps, userId: string, id: string): Promise<Member[]> {
  await requireInside(database, userId, id);
  const found = await database
    .select({ user: users, member: workspaceMembers })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, id))
    .orderBy(asc(workspaceMembers.createdAt), asc(users.id));
  return found.map(({ user, member }) => ({
    userId: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    role: member.role,
    isYou: user.id === userId,
    joinedAt: member.createdAt.toISOString(),
  }));
}

/**
 * Only owners make owners, and change what others are.
 * @throws AppError `not_found`, `forbidden`; `conflict` without a free seat, and for the last owner
 */
export async function changeRole(
  deps: MemberDeps & SwitchOffDeps,
  doer: Doer,
  { id, memberId }: { id: string; memberId: string },
  role: WorkspaceRole,
): Promise<void> {
  const { database, mailer } = deps;
  await changeTeam(database, doer, id, 'admin', async (transaction, { workspace, role: own }) => {
    const before = await roleOf(transaction, id, memberId);
    if (before === null) throw notFound();
    if (before === role) return;
    if (before === 'owner' || role === 'owner') requireRole(own, 'owner');
    if (before === 'owner') await requireOtherOwner(transaction, id, memberId, doer);
    if (takesSeat(role) && !takesSeat(before)) await requireFreeSeat(transaction, workspace);
    await transaction.update(workspaceMembers).set({ role }).where(isMember(id, memberId));
    if (!hasRole(role, 'editor')) await endJobs(transaction, id, memberId);
    if (!hasRole(role, 'admin')) {
      await withdrawInvitations(transaction, id, memberId);
      await endWebhooksOf(deps, transaction, id, memberId);
    }
    await record(transaction, doer, 'member_role_changed', { id, memberId }, { role, before });
    if (memberId !== doer.userId)
      await tellMember({ transaction, mailer }, { memberId, team: workspace.name, role }, 'role');
  });
}

/**
 * Removes a member, or lets the user leave; it takes effect at once.
 * @throws AppError `not_found`, `forbidden`; `conflict` for the last owner
 */
export async function removeMember(
  deps: MemberDeps & SwitchOffDeps,
  doer: Doer,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  const { database, mailer } = deps;
  const isOwn = memberId === doer.userId;
  await changeTeam(
    database,
    doer,
    id,
    isOwn ? 'viewer' : 'admin',
    async (transaction, { workspace, role: own }) => {
      const role = await roleOf(transaction, id, memberId);
      if (role === null) throw notFound();
      if (role === 'owner') {
        requireRole(own, 'owner');
        await requireOtherOwner(transaction, id, memberId, doer);
      }
      await endMembership(deps, transaction, id, memberId);
      await record(transaction, doer, isOwn ? 'member_left' : 'member_removed', { id, memberId }, { role });
      if (!isOwn)
        await tellMember({ transaction, mailer }, { memberId, team: workspace.name, role }, 'removed');
    },
  );
}

/** A team always has an owner. */
async function requireOtherOwner(
  transaction: Transaction,
  id: string,
  memberId: string,
  { userId }: Doer,
): Promise<void> {
  const owners = await transaction
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, id), eq(workspaceMembers.role, 'owner')));
  if (owners.some((owner) => owner.userId !== memberId)) return;
  throw new AppError('conflict', memberId === userId ? text.lastOwner : text.onlyOwner);
}

/**
 * @param workspace locked, so that no other member takes the seat
 * @param held seats that are already counted for the person
 * @throws AppError `conflict`
 */
export async function requireFreeSeat(
  transaction: Transaction,
  { id, seats, subscriptionStatus }: StoredWorkspace,
  held = 0,
): Promise<void> {
  const used = (await countSeats(transaction, id)) + (await countInvitedSeats(transaction, id));
  if (used - held < seats) return;
  throw new AppError('conflict', text.noSeat({ used, seats, isPaid: subscriptionStatus !== 'free' }));
}

async function record(
  transaction: Transaction,
  { userId, requestId }: Doer,
  action: 'member_role_changed' | 'member_left' | 'member_removed',
  { id, memberId }: { id: string; memberId: string },
  details: Record<string, unknown>,
): Promise<void> {
  await recordAction(transaction, {
    actor: `user:${userId}`,
    action,
    subject: `user:${memberId}`,
    details,
    requestId,
    workspaceId: id,
  });
}
