import type { Schedule } from '@liftmark/contract/dashboard-pages';
import { UPLOAD_ORIGIN } from '@liftmark/contract/uploads';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { reanalysisSchedules } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { OwnReport } from '../reports/find-report.ts';

const DAYS: Record<Schedule, number> = { week: 7, month: 30 };

/** When a page is due next, given the time of its last analysis. */
export function nextRun(every: Schedule, from: Date): Date {
  return new Date(from.getTime() + DAYS[every] * 24 * 3600 * 1000);
}

/**
 * Schedules re-analyses of a page, or stops them.
 * @throws AppError `conflict` where the page can't be analyzed again; those of `writeAs`
 */
export async function setSchedule(
  database: Database,
  { id: userId }: UserActor,
  { pageKey, workspaceId }: Pick<OwnReport, 'pageKey' | 'workspaceId'>,
  every: Schedule | null,
): Promise<{ every: Schedule | null; nextAt: string | null }> {
  if (pageKey === null) throw new AppError('conflict', 'Please re-run the analysis of this page first.');
  if (every !== null && pageKey.startsWith(`url:${UPLOAD_ORIGIN}/`)) {
    throw new AppError(
      'conflict',
      'An uploaded file doesn’t change by itself. When the page has changed, upload it again.',
    );
  }
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const { workspaceId: workspace, pageKey: page } = reanalysisSchedules;
    if (every === null) {
      const own = and(eq(workspace, workspaceId), eq(page, pageKey));
      await transaction.delete(reanalysisSchedules).where(own);
      return { every: null, nextAt: null };
    }
    const nextAt = nextRun(every, new Date());
    await transaction
      .insert(reanalysisSchedules)
      .values({ workspaceId, pageKey, every, nextAt })
      .onConflictDoUpdate({ target: [workspace, page], set: { every, nextAt } });
    return { every, nextAt: nextAt.toISOString() };
  });
}
