import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../../access/lock-role.ts';
import { requireOwnRow } from '../../access/own-row.ts';
import { requireRole } from '../../access/policy.ts';
import { roleIn } from '../../access/role-in.ts';
import { roleOf } from '../../access/role-of.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { workspaceMembers, workspaces } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import type { StoredWorkspace } from '../auth/present-user.ts';
import { lockWorkspace } from '../members/seats.ts';
import { text } from './text.ts';

/** Who does something in a workspace, in which request. */
export interface Doer {
  userId: string;
  requestId: string;
}

/** A workspace as one of its members finds it. */
export interface Inside {
  workspace: StoredWorkspace;
  role: WorkspaceRole;
}

/** @throws AppError `not_found`, also for a workspace that the user isn't in; `role_required` */
export async function requireInside(
  database: Database,
  userId: string,
  id: string,
  least: WorkspaceRole = 'viewer',
): Promise<Inside> {
  const [found] = await database
    .select({ workspace: workspaces, role: roleIn(workspaces.id, userId) })
    .from(workspaces)
    .where(eq(workspaces.id, id));
  return requireOwnRow(found, least);
}

/**
 * Changes a team, its members or seats, one change after the other. Others neither wait for the team nor hold it up.
 * @throws AppError `not_found`, `role_required`; `conflict` for a personal workspace
 */
export async function changeTeam<Result>(
  database: Database,
  { userId }: Doer,
  id: string,
  least: WorkspaceRole,
  change: (transaction: Transaction, inside: Inside) => Promise<Result>,
): Promise<Result> {
  await requireInside(database, userId, id, least);
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const workspace = await lockWorkspace(transaction, id);
    const role = workspace === null ? null : await roleOf(transaction, id, userId);
    requireRole(role, workspace?.kind === 'personal' ? 'owner' : least);
    if (workspace === null) throw notFound();
    if (workspace.kind === 'personal') throw new AppError('conflict', text.personal);
    return change(transaction, { workspace, role });
  });
}

export function isMember(workspaceId: string, userId: string) {
  return and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId));
}
