import type { TickRequest } from '@liftmark/contract/ticks';
import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import { requireRole } from '../../access/policy.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database } from '../../database/connection.ts';
import { reports, reportTicks } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';

/** More items than any report has. */
const MAX_TICKS = 500;

/** Where the checkmarks of a reader of the queried report are: in its workspace for a member, else in their own. */
export function tickHolder(readerId: SQL): SQL {
  return sql`case when ${roleIn(reports.workspaceId, readerId)} is null then ${readerId} else ${reports.workspaceId} end`;
}

/** The checked-off items of the queried report in a workspace, in that order; nothing without one. */
export function tickedBy(workspaceId: SQLWrapper): SQL<string[]> {
  return sql<string[]>`array(
    select ${reportTicks.item} from ${reportTicks}
    where ${reportTicks.reportId} = ${reports.id} and ${reportTicks.workspaceId} = ${workspaceId}
    order by ${reportTicks.tickedAt}, ${reportTicks.item})`;
}

/**
 * Checks an item off, or unchecks it, for all members of the report’s workspace, or for another reader alone. Repeating it
 * changes nothing. Signed-out people keep theirs in the browser.
 * @throws AppError `unauthenticated`, `forbidden`, `conflict`
 */
export async function setTick(
  database: Database,
  { actor }: Context,
  report: Pick<typeof reports.$inferSelect, 'id' | 'workspaceId'> & { role: WorkspaceRole | null },
  { item, ticked }: TickRequest,
): Promise<void> {
  if (actor.kind !== 'user') throw new AppError('unauthenticated', 'Please sign in to save your checkmarks.');
  if (report.role !== null) requireRole(report.role, 'editor');
  const holder = report.role === null ? actor.id : (report.workspaceId ?? actor.id);
  const mine = and(eq(reportTicks.reportId, report.id), eq(reportTicks.workspaceId, holder));
  if (!ticked) {
    await database.delete(reportTicks).where(and(mine, eq(reportTicks.item, item)));
    return;
  }
  const [row] = await database.select({ ticks: count() }).from(reportTicks).where(mine);
  if ((row?.ticks ?? 0) >= MAX_TICKS)
    throw new AppError('conflict', 'You can’t check off any more items here.');
  await database
    .insert(reportTicks)
    .values({ reportId: report.id, workspaceId: holder, item })
    .onConflictDoNothing();
}
