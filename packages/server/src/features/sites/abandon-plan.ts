import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { siteRuns } from '../../database/schema.ts';
import type { SiteTurn } from './jobs.ts';

/** Every worker died on this part of the site: end the run instead of retrying forever. */
export async function abandonPlan(
  { database }: { database: Database },
  { runId, turn }: SiteTurn,
): Promise<void> {
  await database
    .update(siteRuns)
    .set({ state: 'failed', failure: 'crash', finishedAt: new Date() })
    .where(and(eq(siteRuns.id, runId), eq(siteRuns.turn, turn), eq(siteRuns.state, 'planning')));
}
