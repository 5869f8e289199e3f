import { and, eq, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import type { measuredSites, pageChanges, pageExperiments } from '../../database/schema.ts';

type WorkspaceTable = typeof measuredSites | typeof pageChanges | typeof pageExperiments;

/** A row by its id, if it belongs to the actor's workspace. */
export function ownRow(table: WorkspaceTable, { workspaceId }: UserActor, id: string): SQL | undefined {
  return and(eq(table.id, id), eq(table.workspaceId, workspaceId));
}
