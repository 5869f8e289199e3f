import type { CvrReminders } from '@liftmark/contract/dashboard-pages';
import type { PageScope } from '@liftmark/contract/page-scope';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import { measuredFigures } from '../metrics/measured-figures.ts';
import { scopeOf } from '../pages/page-scope.ts';
import { type KnownScope, leadingReports } from '../pages/pages.ts';
import type { OwnReport } from '../reports/find-report.ts';

/** Days after a page was marked as optimized before we ask for its new rate. */
const REMINDER_DAYS = 7;

/** Optimized pages without a new conversion rate whose owner hasn't dismissed the reminder. */
export const owesRate = and(
  eq(reports.isCurrent, true),
  eq(reports.optimizationStatus, 'optimized'),
  isNull(reports.postOptimizationCvr),
  isNull(reports.cvrReminderDismissedAt),
  lte(reports.optimizedAt, sql`now() - make_interval(days => ${sql.raw(String(REMINDER_DAYS))})`),
);

/** True if a page of the workspace is represented by the report. */
export const isLeading = (workspaceId: string, scope?: KnownScope): SQL =>
  sql`${reports.id} in ${leadingReports(workspaceId, scope)}`;

/** The pages of a part of the actor's workspace without a new rate, the earliest marked first. Measured pages need none. */
export async function listCvrReminders(
  database: Database,
  { workspaceId }: UserActor,
  asked: PageScope,
): Promise<CvrReminders> {
  const scope = await scopeOf(database, workspaceId, asked);
  const rows = await database
    .select({
      id: reports.id,
      secureId: reports.secureId,
      title: reports.title,
      url: reports.url,
      optimizedAt: reports.optimizedAt,
      preOptimizationCvr: reports.preOptimizationCvr,
      preVisitors: reports.preVisitors,
      preConversions: reports.preConversions,
    })
    .from(reports)
    .where(and(eq(reports.workspaceId, workspaceId), owesRate, isLeading(workspaceId, scope)))
    .orderBy(reports.optimizedAt, reports.id);
  if (rows.length === 0) return [];
  const figures = await measuredFigures(database, workspaceId);
  return rows
    .filter(({ url }) => figures.pageAt(url) === null)
    .map(({ optimizedAt, url: _url, ...row }) => ({
      ...row,
      optimizedAt: (optimizedAt ?? new Date(0)).toISOString(),
    }));
}

/**
 * Stops the reminders for the page until it is reopened.
 * @throws AppError those of `writeAs`
 */
export async function dismissCvrReminder(
  database: Database,
  { id: userId }: UserActor,
  { id, workspaceId }: Pick<OwnReport, 'id' | 'workspaceId'>,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', (transaction) =>
    transaction
      .update(reports)
      .set({ cvrReminderDismissedAt: sql`coalesce(${reports.cvrReminderDismissedAt}, now())` })
      .where(eq(reports.id, id)),
  );
}
