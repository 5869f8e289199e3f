import type { ConnectedSourceId } from '@liftmark/contract/connections';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { metricConnections, pageMetrics } from '../../../database/schema.ts';

/** Deletes the days that a connection read, so that it reads them again. */
export async function forgetDays(transaction: Transaction, connectionId: string): Promise<void> {
  // First, so that it waits for a reading that is storing days.
  await transaction
    .update(metricConnections)
    .set({ doneFrom: null, doneThrough: null, missing: [], found: null, pagesElsewhere: 0 })
    .where(eq(metricConnections.id, connectionId));
  await transaction.delete(pageMetrics).where(eq(pageMetrics.connectionId, connectionId));
}

/**
 * Deletes the days after the last conversion that a connection read: once its goal is gone, no one knows since when. They’re
 * read again if it comes back.
 */
export async function forgetDaysWithoutGoal(transaction: Transaction, connectionId: string): Promise<void> {
  const own = eq(pageMetrics.connectionId, connectionId);
  const [converted] = await transaction
    .select({ last: max(pageMetrics.day) })
    .from(pageMetrics)
    .where(and(own, gt(pageMetrics.conversions, 0)));
  const last = converted?.last ?? null;
  if (last === null) return forgetDays(transaction, connectionId);
  await transaction.delete(pageMetrics).where(and(own, gt(pageMetrics.day, last)));
  await transaction
    .update(metricConnections)
    .set({ doneThrough: sql`least(${metricConnections.doneThrough}, ${last})` })
    .where(eq(metricConnections.id, connectionId));
}

/** Pages that a connection had kept from others are theirs now, also for the days before. */
export async function releasePages(
  transaction: Transaction,
  workspaceId: string,
  source: ConnectedSourceId,
): Promise<void> {
  await transaction
    .update(metricConnections)
    .set({ doneFrom: null, doneThrough: null, nextAt: new Date() })
    .where(
      and(
        eq(metricConnections.workspaceId, workspaceId),
        eq(metricConnections.source, source),
        gt(metricConnections.pagesElsewhere, 0),
      ),
    );
}
