import type { MetricSourceId } from '@liftmark/contract/measuring';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { type metricConnections, pageMetrics } from '../../database/schema.ts';
import type { SourceDay } from './sources/source.ts';

const ROWS_AT_ONCE = 2_000;

/** Stores a source's days in place of what it said about them before, all or none. */
export async function storeDays(
  database: Database | Transaction,
  workspaceId: string,
  source: MetricSourceId,
  days: readonly SourceDay[],
  connectionId: string | null = null,
): Promise<void> {
  const rows = days.map((day) => ({ ...day, workspaceId, source, connectionId }));
  await database.transaction(async (transaction) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await transaction
        .insert(pageMetrics)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [pageMetrics.workspaceId, pageMetrics.source, pageMetrics.page, pageMetrics.day],
          set: {
            visits: sql`excluded.visits`,
            conversions: sql`excluded.conversions`,
            isSampled: sql`excluded.is_sampled`,
            isComplete: sql`excluded.is_complete`,
            connectionId: sql`excluded.connection_id`,
          },
        });
  });
}

/**
 * Stores the days that a connection read. Two connections to the same service would count a page's visitors twice or in
 * turn, so a page belongs to the one that read it first, as long as there is that one.
 * @returns the pages that belong to another
 */
export async function storeConnectedDays(
  transaction: Transaction,
  { id, workspaceId }: Pick<typeof metricConnections.$inferSelect, 'id' | 'workspaceId'>,
  source: MetricSourceId,
  days: readonly SourceDay[],
): Promise<Set<string>> {
  // Connections that are read at the same time take turns.
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`page_metrics:${workspaceId}:${source}`}, 0))`,
  );
  const rows = await transaction
    .selectDistinct({ page: pageMetrics.page })
    .from(pageMetrics)
    .where(
      and(
        eq(pageMetrics.workspaceId, workspaceId),
        eq(pageMetrics.source, source),
        isNotNull(pageMetrics.connectionId),
        ne(pageMetrics.connectionId, id),
      ),
    );
  const others = new Set(rows.map(({ page }) => page));
  const own = days.filter(({ page }) => !others.has(page));
  await storeDays(transaction, workspaceId, source, own, id);
  return new Set(days.map(({ page }) => page).filter((page) => others.has(page)));
}
