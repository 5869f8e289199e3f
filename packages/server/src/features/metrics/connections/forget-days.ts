import type { ConnectedSourceId } from '@liftmark/contract/connections';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { metricConnections, pageMetrics } from '../../../database/schema.ts';

/** Deletes the days that a connection read, so that it reads them again. */
export async function forgetDays(transaction: Transaction, connectionId: string): Promise<void> {
  await transaction.delete(pageMetrics).where(eq(pageMetrics.connectionId, connectionId));
  await transaction
    .update(metricConnections)
    .set({ doneFrom: null, doneThrough: null, missing: [], found: null, pagesElsewhere: 0 })
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
