import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { metricConnections } from '../../../database/schema.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { readConnectionJob } from './jobs.ts';

const DAY_MS = 24 * 3600 * 1000;
const AT_ONCE = 200;

/** Queues the connections that are due. Each is due again a day later, unless reading it says otherwise. */
export async function startDue({ database, jobs }: { database: Database; jobs: Jobs }): Promise<void> {
  await database.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: metricConnections.id })
      .from(metricConnections)
      .where(and(lte(metricConnections.nextAt, new Date()), isNull(metricConnections.pausedAt)))
      .orderBy(metricConnections.nextAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await transaction
        .update(metricConnections)
        .set({ nextAt: new Date(Date.now() + DAY_MS), askedAt: new Date() })
        .where(eq(metricConnections.id, id));
      await jobs.send(transaction, readConnectionJob, { connectionId: id });
    }
  });
}
