import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { workspaceMembers } from '../database/schema.ts';

/** The role of a user in the workspace of the queried row; null for everyone who isn't a member. */
export function roleIn(
  workspaceId: SQLWrapper,
  userId: SQLWrapper | string | null,
): SQL<WorkspaceRole | null> {
  return sql<WorkspaceRole | null>`(select ${workspaceMembers.role} from ${workspaceMembers}
    where ${workspaceMembers.workspaceId} = ${workspaceId} and ${workspaceMembers.userId} = ${userId}::uuid)`;
}
