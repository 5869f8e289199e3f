import { and, eq, type SQL } from 'drizzle-orm';
import type { measuredSites, pageChanges, pageExperiments } from '../../database/schema.ts';

type WorkspaceTable = typeof measuredSites | typeof pageChanges | typeof pageExperiments;

/** A row by its id, if it belongs to the workspace. */
export function ownRow(table: WorkspaceTable, workspaceId: string, id: string): SQL | undefined {
  return and(eq(table.id, id), eq(table.workspaceId, workspaceId));
}
