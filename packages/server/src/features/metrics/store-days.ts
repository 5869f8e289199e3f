import type { MetricSourceId } from '@liftmark/contract/measuring';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { pageMetrics } from '../../database/schema.ts';
import type { SourceDay } from './sources/source.ts';

const ROWS_AT_ONCE = 2_000;

/** Stores a source's days in place of what it said about them before, all or none. */
export async function storeDays(
  database: Database | Transaction,
  workspaceId: string,
  source: MetricSourceId,
  days: readonly SourceDay[],
): Promise<void> {
  const rows = days.map((day) => ({ ...day, workspaceId, source }));
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
          },
        });
  });
}
