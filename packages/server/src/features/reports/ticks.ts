import type { TickRequest } from '@liftmark/contract/ticks';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { reports, reportTicks } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';

/** More items than any report has. */
const MAX_TICKS = 500;

/** The user's checked-off items of the queried report, in that order; nothing without a user. */
export function tickedBy(userId: typeof reports.userId | SQL): SQL<string[]> {
  return sql<string[]>`array(
    select ${reportTicks.item} from ${reportTicks}
    where ${reportTicks.reportId} = ${reports.id} and ${reportTicks.userId} = ${userId}
    order by ${reportTicks.tickedAt}, ${reportTicks.item})`;
}

/** Checks an item off, or unchecks it. Repeating it changes nothing. Signed-out people keep theirs in the browser. */
export async function setTick(
  database: Database,
  { actor }: Context,
  report: Pick<typeof reports.$inferSelect, 'id'>,
  { item, ticked }: TickRequest,
): Promise<void> {
  if (actor.kind !== 'user') throw new AppError('unauthenticated', 'Please sign in to save your checkmarks.');
  const mine = and(eq(reportTicks.reportId, report.id), eq(reportTicks.userId, actor.id));
  if (!ticked) {
    await database.delete(reportTicks).where(and(mine, eq(reportTicks.item, item)));
    return;
  }
  const [row] = await database.select({ ticks: count() }).from(reportTicks).where(mine);
  if ((row?.ticks ?? 0) >= MAX_TICKS)
    throw new AppError('conflict', 'You can’t check off any more items here.');
  await database
    .insert(reportTicks)
    .values({ reportId: report.id, userId: actor.id, item })
    .onConflictDoNothing();
}
