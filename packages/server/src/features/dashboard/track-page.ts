import type { OptimizationStatus } from '@liftmark/contract/dashboard';
import type { CvrRequest, Tracking } from '@liftmark/contract/dashboard-pages';
import { rateOf } from '@liftmark/contract/lift';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import type { Report } from '../reports/find-report.ts';

type Changes = Partial<typeof reports.$inferInsert>;

/** Marks a page as optimized, archives or reopens it. Saying it twice changes nothing. */
export function setStatus(
  database: Database,
  report: Pick<Report, 'id'>,
  status: OptimizationStatus,
): Promise<Tracking> {
  return change(database, report, {
    ...(status === 'optimized' && optimized(true)),
    ...(status === 'action_required' && optimized(false)),
    optimizationStatus: status,
  });
}

/** Stores conversion rates, with the counts behind them where they are given. */
export function setCvr(
  database: Database,
  report: Pick<Report, 'id'>,
  { isOptimized, ...given }: CvrRequest,
): Promise<Tracking> {
  const values: Changes = { ...given };
  for (const period of ['pre', 'post'] as const) {
    const visitors = given[`${period}Visitors`];
    const conversions = given[`${period}Conversions`];
    if (typeof visitors === 'number' && typeof conversions === 'number') {
      values[`${period}OptimizationCvr`] = rateOf({ visitors, conversions });
    } else if (given[`${period}OptimizationCvr`] !== undefined) {
      // A rate that was typed does not come from the counts that were there before.
      values[`${period}Visitors`] = null;
      values[`${period}Conversions`] = null;
    }
  }
  const hasRate = Object.keys(values).length > 0;
  return change(database, report, {
    ...values,
    ...(hasRate && { cvrTrackedAt: new Date() }),
    ...(isOptimized !== undefined && {
      ...optimized(isOptimized),
      optimizationStatus: isOptimized ? 'optimized' : 'action_required',
    }),
  });
}

function optimized(isOptimized: boolean): Record<string, unknown> {
  return {
    isOptimized,
    // The day on which it was first marked stays until it is reopened.
    optimizedAt: isOptimized ? sql`coalesce(${reports.optimizedAt}, now())` : null,
    ...(!isOptimized && { cvrReminderDismissedAt: null, cvrReminderMailedAt: null }),
  };
}

async function change(database: Database, { id }: Pick<Report, 'id'>, values: object): Promise<Tracking> {
  const [row] =
    Object.keys(values).length > 0
      ? await database.update(reports).set(values).where(eq(reports.id, id)).returning()
      : await database.select().from(reports).where(eq(reports.id, id));
  // Deleted by another request in between.
  if (row === undefined) throw notFound();
  return {
    id: row.id,
    secureId: row.secureId,
    status: row.shownStatus ?? row.optimizationStatus,
    isOptimized: row.isOptimized,
    optimizedAt: row.optimizedAt?.toISOString() ?? null,
    cvrTrackedAt: row.cvrTrackedAt?.toISOString() ?? null,
    preOptimizationCvr: row.preOptimizationCvr,
    postOptimizationCvr: row.postOptimizationCvr,
    preVisitors: row.preVisitors,
    preConversions: row.preConversions,
    postVisitors: row.postVisitors,
    postConversions: row.postConversions,
  };
}
