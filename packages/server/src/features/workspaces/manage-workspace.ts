import { MAX_TEAMS } from '@liftmark/contract/workspaces';
import { and, count, eq } from 'drizzle-orm';
import { roleOf } from '../../access/role-of.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users, workspaceMembers, workspaces } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { endWorkspace } from '../leaving/end-workspace.ts';
import { changeTeam, type Doer, isMember, requireInside } from './inside.ts';
import { requireFreeSeat } from './members.ts';
import { tellMember } from './tell-member.ts';
import { text } from './text.ts';

export interface ManageDeps {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
}

/**
 * Creates a team that the user owns, once per key.
 * @returns its id
 * @throws AppError `conflict` for too many
 */
export async function createTeam(
  { database }: ManageDeps,
  { userId, requestId }: Doer,
  name: string,
  idempotencyKey: string,
): Promise<string> {
  return database.transaction(async (transaction) => {
    // Simultaneous requests take turns, so that each one counts the teams before it.
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (user === undefined) throw notFound();
    const [known] = await transaction
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.idempotencyKey, idempotencyKey));
    if (known !== undefined) return known.id;
    if ((await countTeams(transaction, userId)) >= MAX_TEAMS)
      throw new AppError('conflict', text.tooManyTeams({ most: MAX_TEAMS }));
    const [created] = await transaction
      .insert(workspaces)
      .values({ kind: 'team', name, idempotencyKey })
      .returning({ id: workspaces.id });
    if (created === undefined) throw new Error('The team wasn’t stored');
    await transaction
      .insert(workspaceMembers)
      .values({ workspaceId: created.id, userId, role: 'owner', lastUsedAt: new Date() });
    await record(transaction, { userId, requestId }, 'workspace_created', created.id);
    return created.id;
  });
}

async function countTeams(transaction: Transaction, userId: string): Promise<number> {
  const [row] = await transaction
    .select({ teams: count() })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        eq(workspaces.kind, 'team'),
      ),
    );
  return row?.teams ?? 0;
}

/** @throws AppError `not_found`, `forbidden`, `conflict` */
export async function renameTeam(
  { database }: ManageDeps,
  doer: Doer,
  id: string,
  name: string,
): Promise<void> {
  await changeTeam(database, doer, id, 'admin', async (transaction) => {
    await transaction.update(workspaces).set({ name }).where(eq(workspaces.id, id));
    await record(transaction, doer, 'workspace_renamed', id);
  });
}

/**
 * Makes another member an owner and the user an admin.
 * @throws AppError `not_found`, `forbidden`, `conflict`
 */
export async function transferTeam(
  { database, mailer }: ManageDeps,
  doer: Doer,
  id: string,
  to: string,
): Promise<void> {
  await changeTeam(database, doer, id, 'owner', async (transaction, { workspace }) => {
    const role = await roleOf(transaction, id, to);
    if (role === null) throw notFound();
    if (to === doer.userId) return;
    if (role === 'viewer') await requireFreeSeat(transaction, workspace);
    await transaction.update(workspaceMembers).set({ role: 'owner' }).where(isMember(id, to));
    await transaction.update(workspaceMembers).set({ role: 'admin' }).where(isMember(id, doer.userId));
    await recordAction(transaction, {
      actor: `user:${doer.userId}`,
      action: 'workspace_transferred',
      subject: `user:${to}`,
      requestId: doer.requestId,
      workspaceId: id,
    });
    const member = { memberId: to, team: workspace.name, role: 'owner' as const };
    await tellMember({ transaction, mailer }, member, 'role');
  });
}

/**
 * Deletes a team with everything in it.
 * @param prove that it’s the owner who asks; only an owner is asked to
 * @throws AppError `not_found`, `forbidden`, `conflict`; `validation` unless its name is confirmed
 */
export async function deleteTeam(
  { database, jobs, mailer }: ManageDeps,
  doer: Doer,
  id: string,
  { confirmation, prove }: { confirmation: string; prove: () => Promise<void> },
): Promise<void> {
  await requireInside(database, doer.userId, id, 'owner');
  await prove();
  await changeTeam(database, doer, id, 'owner', async (transaction, { workspace }) => {
    if (confirmation.trim() !== workspace.name) {
      throw new AppError('validation', text.wrongName, { fields: { confirmation: text.wrongName } });
    }
    const members = await transaction
      .select()
      .from(workspaceMembers)
      .where(eq(workspaceMembers.workspaceId, id));
    for (const { userId: memberId, role } of members) {
      if (memberId !== doer.userId)
        await tellMember({ transaction, mailer }, { memberId, team: workspace.name, role }, 'deleted');
    }
    await endWorkspace(transaction, jobs, workspace);
    await transaction.delete(workspaces).where(eq(workspaces.id, id));
    await record(transaction, doer, 'workspace_deleted', id);
  });
}

async function record(
  transaction: Transaction,
  { userId, requestId }: Doer,
  action: 'workspace_created' | 'workspace_renamed' | 'workspace_deleted',
  workspaceId: string,
): Promise<void> {
  await recordAction(transaction, {
    actor: `user:${userId}`,
    action,
    subject: `workspace:${workspaceId}`,
    requestId,
    workspaceId,
  });
}
