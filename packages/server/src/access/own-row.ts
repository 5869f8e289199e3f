import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '../errors.ts';
import type { Context } from './actor.ts';
import { requireRole } from './policy.ts';
import { roleIn } from './role-in.ts';

/**
 * The actor’s role in the workspace that the queried row belongs to, whichever they work in; null for everyone who isn’t a
 * member. A key is for one workspace alone.
 */
export function ownRole(
  workspaceId: PgColumn,
  { actor, key }: Pick<Context, 'actor' | 'key'>,
): SQL<WorkspaceRole | null> {
  if (actor.kind !== 'user') return sql<null>`null`;
  const role = roleIn(workspaceId, actor.id);
  return key === undefined
    ? role
    : sql<WorkspaceRole | null>`case when ${workspaceId} = ${actor.workspaceId}::uuid then ${role} end`;
}

/**
 * A row that was read with `ownRole`: a missing one, and one of another workspace, are the same to the actor.
 * @throws AppError `not_found`, `role_required`
 */
export function requireOwnRow<Row extends { role: WorkspaceRole | null }>(
  found: Row | undefined,
  least: WorkspaceRole,
): Row & { role: WorkspaceRole } {
  const role = found?.role ?? null;
  requireRole(role, least);
  if (found === undefined) throw notFound();
  return { ...found, role };
}
