import type { Connection, ConnectionChange } from '@liftmark/contract/connections';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../../access/actor.ts';
import type { Transaction } from '../../../database/connection.ts';
import { metricConnections } from '../../../database/schema.ts';
import { AppError, notFound } from '../../../errors.ts';
import { recordOwnAction } from '../../../platform/audit.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { attempted, readADay } from './attempt.ts';
import { readConnectionJob } from './jobs.ts';
import type { ConnectionDeps } from './manage-connections.ts';
import { inADay, isReading, presentConnection } from './present-connection.ts';
import { openCredentials } from './sealed.ts';

type Row = typeof metricConnections.$inferSelect;

/**
 * Reads a day with the stored credentials, and stores nothing.
 * @throws AppError `not_found`
 */
export async function testConnection(
  { database, keyring, guard }: ConnectionDeps,
  { workspaceId }: UserActor,
  id: string,
): Promise<{ works: boolean; words: string }> {
  const [row] = await database
    .select()
    .from(metricConnections)
    .where(and(eq(metricConnections.id, id), eq(metricConnections.workspaceId, workspaceId)));
  if (row === undefined) throw notFound();
  const target = { ...row, credentials: openCredentials(keyring, row) };
  const tested = await attempted(row.source, guard, (ask) => readADay(ask, target));
  return 'problem' in tested
    ? { works: false, words: tested.problem }
    : { works: true, words: tested.result };
}

/**
 * Queues a reading, unless one waits or runs.
 * @throws AppError `not_found`, `conflict` while it's paused
 */
export async function readNow(
  { database, jobs }: Pick<ConnectionDeps, 'database' | 'jobs'>,
  { workspaceId }: UserActor,
  id: string,
): Promise<Connection> {
  return database.transaction(async (transaction) => {
    const row = await lockOwn(transaction, workspaceId, id);
    if (row.pausedAt !== null) throw new AppError('conflict', 'Resume the connection first.');
    if (isReading(row)) return presentConnection(row);
    return queueReading(transaction, jobs, row);
  });
}

/**
 * A paused connection isn't read; its key and its days stay. Once resumed, it's read at once.
 * @throws AppError `not_found`
 */
export async function changeConnection(
  { database, jobs }: Pick<ConnectionDeps, 'database' | 'jobs'>,
  { workspaceId, id: userId }: UserActor,
  id: string,
  { isPaused, requestId }: ConnectionChange & { requestId: string },
): Promise<Connection> {
  return database.transaction(async (transaction) => {
    const row = await lockOwn(transaction, workspaceId, id);
    if ((row.pausedAt !== null) === isPaused) return presentConnection(row);
    await recordOwnAction(
      transaction,
      userId,
      isPaused ? 'connection_paused' : 'connection_resumed',
      requestId,
    );
    const pausedAt = isPaused ? new Date() : null;
    await transaction.update(metricConnections).set({ pausedAt }).where(eq(metricConnections.id, id));
    const changed = { ...row, pausedAt };
    return isPaused ? presentConnection(changed) : queueReading(transaction, jobs, changed);
  });
}

async function queueReading(transaction: Transaction, jobs: Jobs, row: Row): Promise<Connection> {
  const queued = { nextAt: inADay(), askedAt: new Date() };
  await transaction.update(metricConnections).set(queued).where(eq(metricConnections.id, row.id));
  await jobs.send(transaction, readConnectionJob, { connectionId: row.id });
  return presentConnection({ ...row, ...queued });
}

async function lockOwn(transaction: Transaction, workspaceId: string, id: string): Promise<Row> {
  const [row] = await transaction
    .select()
    .from(metricConnections)
    .where(and(eq(metricConnections.id, id), eq(metricConnections.workspaceId, workspaceId)))
    .for('update');
  if (row === undefined) throw notFound();
  return row;
}
