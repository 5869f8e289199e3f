import type { Workspace, WorkspaceDetail } from '@liftmark/contract/workspaces';
import { asc, eq } from 'drizzle-orm';
import { hasPro } from '../../access/plan.ts';
import type { Database } from '../../database/connection.ts';
import { users, workspaceMembers, workspaces } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { countInvitedSeats, countSeats } from '../members/seats.ts';
import { requireInside } from './inside.ts';

export interface ListDeps {
  database: Database;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

/** The workspaces of a user: the personal one, then teams in the order of joining. */
export async function listWorkspaces(
  { database, proEmails }: ListDeps,
  userId: string,
): Promise<Workspace[]> {
  const found = await database
    .select({ workspace: workspaces, member: workspaceMembers, user: users })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.userId, userId))
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaces.id));
  const inOrder = found.toSorted(
    (a, b) => Number(b.workspace.id === userId) - Number(a.workspace.id === userId),
  );
  const usedAt = ({ member }: (typeof found)[number]) => member.lastUsedAt?.getTime() ?? 0;
  const latest = inOrder.reduce<(typeof found)[number] | undefined>(
    (best, each) => (best === undefined || usedAt(each) > usedAt(best) ? each : best),
    undefined,
  );
  return inOrder.map(({ workspace, member, user }) => ({
    id: workspace.id,
    kind: workspace.kind,
    name: workspace.name,
    role: member.role,
    isPro: hasPro(workspace, user, proEmails),
    isLastUsed: workspace.id === latest?.workspace.id,
  }));
}

/** @throws AppError `not_found` */
export async function showWorkspace(deps: ListDeps, userId: string, id: string): Promise<WorkspaceDetail> {
  const { workspace } = await requireInside(deps.database, userId, id);
  const listed = (await listWorkspaces(deps, userId)).find((each) => each.id === id);
  // Left at this moment.
  if (listed === undefined) throw notFound();
  const { database } = deps;
  return {
    ...listed,
    createdAt: workspace.createdAt.toISOString(),
    seats: workspace.seats,
    seatsUsed: (await countSeats(database, id)) + (await countInvitedSeats(database, id)),
    members: await database.$count(workspaceMembers, eq(workspaceMembers.workspaceId, id)),
  };
}
