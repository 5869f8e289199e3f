import type { TickRequest } from '@liftmark/contract/ticks';
import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { reports, reportTicks } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { recordDone } from '../tasks/record-done.ts';
import { findTask } from '../tasks/task-place.ts';

/** What ticks need to know of a report. */
interface Ticked {
  id: number;
  workspaceId: string | null;
  role: WorkspaceRole | null;
  pageKey: string | null;
}

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
 * @throws AppError `unauthenticated`, `conflict`; those of `writeAs`
 */
export async function setTick(
  database: Database,
  { actor }: Context,
  report: Ticked,
  { item, ticked }: TickRequest,
): Promise<void> {
  if (actor.kind !== 'user') throw new AppError('unauthenticated', 'Please sign in to save your checkmarks.');
  const { id: userId } = actor;
  const workspaceId = report.role === null ? null : report.workspaceId;
  const holder = workspaceId ?? userId;
  const write = async (transaction: Transaction) => {
    // One after the other, so that each knows what was checked off before it.
    await transaction
      .select({ id: reports.id })
      .from(reports)
      .where(eq(reports.id, report.id))
      .for('no key update');
    const before = await ticksOf(transaction, report.id, holder);
    if (before.includes(item) === ticked) return;
    if (!ticked) {
      const isTick = and(eq(reportTicks.workspaceId, holder), eq(reportTicks.item, item));
      await transaction.delete(reportTicks).where(and(eq(reportTicks.reportId, report.id), isTick));
    } else {
      if (before.length >= MAX_TICKS)
        throw new AppError('conflict', 'You can’t check off any more items here.');
      await transaction.insert(reportTicks).values({ reportId: report.id, workspaceId: holder, item });
    }
    if (workspaceId === null) return;
    const after = ticked ? [...before, item] : before.filter((each) => each !== item);
    const [change = item] = item.split(':', 1);
    const place = await findTask(transaction, { ...report, workspaceId }, change);
    if (place !== null) await recordDone(transaction, place, userId, { before, after });
  };
  await (workspaceId === null
    ? database.transaction(write)
    : writeAs(database, { userId, workspaceId }, 'editor', write));
}

async function ticksOf(transaction: Transaction, reportId: number, holder: string): Promise<string[]> {
  const rows = await transaction
    .select({ item: reportTicks.item })
    .from(reportTicks)
    .where(and(eq(reportTicks.reportId, reportId), eq(reportTicks.workspaceId, holder)));
  return rows.map((row) => row.item);
}
