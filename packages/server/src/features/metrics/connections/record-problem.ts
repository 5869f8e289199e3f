import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { metricConnections } from '../../../database/schema.ts';
import { reachableOwnersOf } from '../../members/owners.ts';
import type { ConnectionError } from '../sources/connection-error.ts';
import { text } from '../sources/sources.text.ts';
import { forgetDaysWithoutGoal } from './forget-days.ts';
import type { ConnectionWorker } from './jobs.ts';
import { hostOf } from './sealed.ts';

/** When a service that didn't answer is asked again. */
const AGAIN_S = 3600;
/** A connection as a reading found it. */
type Reading = Pick<typeof metricConnections.$inferSelect, 'id' | 'sealed' | 'goal'>;

/** That connection, as long as it still reads the same with the same key. */
export function unchanged({ id, sealed, goal }: Reading): SQL | undefined {
  const { goal: current } = metricConnections;
  return and(
    eq(metricConnections.id, id),
    eq(metricConnections.sealed, sealed),
    goal === null ? isNull(current) : eq(current, goal),
  );
}

const DAY_MS = 24 * 3600 * 1000;
/** A service that doesn't answer for this long is worth an email. */
const PATIENCE_MS = 3 * DAY_MS;

/**
 * Shows what doesn't work, and emails the owners of the workspace once: at once if only a person can repair it, else if
 * it lasts. What was read stays, except for days on which a goal may have been gone. A problem with a key or a goal that
 * was replaced meanwhile is none.
 */
export async function recordProblem(
  { database, mailer, keyring }: Pick<ConnectionWorker, 'database' | 'mailer' | 'keyring'>,
  read: Reading,
  error: ConnectionError,
): Promise<void> {
  const { problem, retryAfterS, needsPerson } = error;
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(metricConnections).where(unchanged(read)).for('update');
    if (row === undefined) return;
    const isLasting = Date.now() - (row.fetchedAt ?? row.createdAt).getTime() > PATIENCE_MS;
    const isTold = row.toldAt !== null || !(needsPerson || isLasting);
    const waitMs = needsPerson ? DAY_MS : (retryAfterS ?? AGAIN_S) * 1000;
    await transaction
      .update(metricConnections)
      .set({
        problem,
        triedAt: new Date(),
        nextAt: new Date(Date.now() + waitMs),
        ...(!isTold && { toldAt: new Date() }),
      })
      .where(eq(metricConnections.id, read.id));
    if (problem === 'goal') await forgetDaysWithoutGoal(transaction, read.id);
    if (isTold) return;
    const { name, source, workspaceId } = row;
    for (const owner of await reachableOwnersOf(transaction, workspaceId))
      await mailer.send(
        transaction,
        'connection-broken',
        {
          firstName: owner.firstName,
          source: text.names[source],
          name,
          host: hostOf(keyring, row),
          reason: text.problems[problem](text.names[source]),
        },
        { to: owner.email, userId: owner.id },
      );
  });
}
