import type { OptimizationStatus } from '@liftmark/contract/dashboard';
import type { CvrRequest, Tracking } from '@liftmark/contract/dashboard-pages';
import { rateOf } from '@liftmark/contract/lift';
import { eq, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { currentOnPage } from '../pages/pages.ts';
import type { OwnReport } from '../reports/find-report.ts';

type TrackedReport = Pick<OwnReport, 'id' | 'workspaceId' | 'pageKey'>;
type Changes = Partial<typeof reports.$inferInsert>;

/**
 * Marks a page as optimized, archives or reopens it. Repeating it changes nothing.
 * @throws AppError `not_found`; those of `writeAs`
 */
export function setStatus(
  database: Database,
  actor: UserActor,
  report: TrackedReport,
  status: OptimizationStatus,
): Promise<Tracking> {
  return change(database, actor, report, {
    ...(status === 'optimized' && optimized(true)),
    ...(status === 'action_required' && optimized(false)),
    optimizationStatus: status,
  });
}

/**
 * Stores conversion rates, with the counts behind them if given.
 * @throws AppError `not_found`; those of `writeAs`
 */
export function setCvr(
  database: Database,
  actor: UserActor,
  report: TrackedReport,
  { isOptimized, ...given }: CvrRequest,
): Promise<Tracking> {
  const values: Changes = { ...given };
  for (const period of ['pre', 'post'] as const) {
    const visitors = given[`${period}Visitors`];
    const conversions = given[`${period}Conversions`];
    if (typeof visitors === 'number' && typeof conversions === 'number') {
      values[`${period}OptimizationCvr`] = rateOf({ visitors, conversions });
    } else if (given[`${period}OptimizationCvr`] !== undefined) {
      // A rate that was entered directly isn't based on the earlier counts.
      values[`${period}Visitors`] = null;
      values[`${period}Conversions`] = null;
    }
  }
  const hasRate = Object.keys(values).length > 0;
  return change(database, actor, report, {
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
    // The date when it was first marked stays until it is reopened.
    optimizedAt: isOptimized ? sql`coalesce(${reports.optimizedAt}, now())` : null,
    ...(!isOptimized && { cvrReminderDismissedAt: null, cvrReminderMailedAt: null }),
  };
}

/** Tracking belongs to the page, so it is the same in every report on it. */
async function change(
  database: Database,
  { id: userId }: UserActor,
  { id, workspaceId, pageKey }: TrackedReport,
  values: object,
): Promise<Tracking> {
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const own = eq(reports.id, id);
    if (Object.keys(values).length > 0) {
      const onPage = pageKey === null ? own : or(own, currentOnPage(workspaceId, pageKey));
      await transaction.update(reports).set(values).where(onPage);
    }
    const [row] = await transaction.select().from(reports).where(own);
    // Another request deleted it in between.
    if (row === undefined) throw notFound();
    return present(row);
  });
}

function present(row: typeof reports.$inferSelect): Tracking {
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
