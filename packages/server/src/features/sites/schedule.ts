import type { Schedule } from '@liftmark/contract/dashboard-pages';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { sites } from '../../database/schema.ts';
import { nextRun } from '../dashboard/schedule.ts';
import type { Site } from './find-site.ts';

/**
 * Runs a site again on a schedule, or stops that.
 * @throws AppError those of `writeAs`
 */
export async function setSchedule(
  database: Database,
  { id: userId }: UserActor,
  { id, workspaceId }: Site,
  every: Schedule | null,
) {
  const nextAt = every === null ? null : nextRun(every, new Date());
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    await transaction.update(sites).set({ every, nextAt }).where(eq(sites.id, id));
  });
  return { every, nextAt: nextAt?.toISOString() ?? null };
}
