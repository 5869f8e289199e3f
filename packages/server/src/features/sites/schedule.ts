import type { Schedule } from '@liftmark/contract/dashboard-pages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { sites } from '../../database/schema.ts';
import { nextRun } from '../dashboard/schedule.ts';
import type { Site } from './find-site.ts';

/** Runs a site again on a schedule, or stops that. */
export async function setSchedule(database: Database, { id }: Site, every: Schedule | null) {
  const nextAt = every === null ? null : nextRun(every, new Date());
  await database.update(sites).set({ every, nextAt }).where(eq(sites.id, id));
  return { every, nextAt: nextAt?.toISOString() ?? null };
}
