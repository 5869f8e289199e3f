import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The role of a user in the workspace of the queried row; null for everyone who isn't a member.
 * @param workspaceId the column of the queried table. It is written with its table, since queries of one table leave that
 * out, and it would then name the column of the members
 */
export function roleIn(workspaceId: PgColumn, userId: SQLWrapper | string | null): SQL<WorkspaceRole | null> {
  const column = sql`${sql.identifier(getTableName(workspaceId.table))}.${sql.identifier(workspaceId.name)}`;
  return sql<WorkspaceRole | null>`(select m.role from workspace_members m
    where m.workspace_id = ${column} and m.user_id = ${userId}::uuid)`;
}
