import {
  CONNECTION_SHAPES,
  type Connection,
  type ConnectionChange,
  type ConnectionKey,
} from '@liftmark/contract/connections';
import { and, eq, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../../access/actor.ts';
import { writeAs } from '../../../access/lock-role.ts';
import type { Database, Transaction } from '../../../database/connection.ts';
import { metricConnections } from '../../../database/schema.ts';
import { AppError, notFound } from '../../../errors.ts';
import { recordOwnAction } from '../../../platform/audit.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import { text } from '../sources/sources.text.ts';
import { attempted, readADay } from './attempt.ts';
import { readConnectionJob } from './jobs.ts';
import { type ConnectionDeps, explained } from './manage-connections.ts';
import { inADay, isReading, presentConnection } from './present-connection.ts';
import { sealCredentials, storedCredentials } from './sealed.ts';

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
  const row = await findOwn(database, workspaceId, id);
  const credentials = storedCredentials(keyring, row);
  if (credentials === null) return { works: false, words: text.undecryptable(hasAddress(row)) };
  const tested = await attempted(row.source, guard, (ask) => readADay(ask, { ...row, credentials }));
  return 'problem' in tested
    ? { works: false, words: tested.problem }
    : { works: true, words: tested.result };
}

/**
 * Queues a reading, unless one waits or runs.
 * @throws AppError `not_found`, `conflict` while it's paused; those of `writeAs`
 */
export async function readNow(
  { database, jobs, keyring }: Omit<ConnectionDeps, 'guard'>,
  { workspaceId, id: userId }: UserActor,
  id: string,
): Promise<Connection> {
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const row = await lockOwn(transaction, workspaceId, id);
    if (row.pausedAt !== null) throw new AppError('conflict', 'Resume the connection first.');
    if (isReading(row)) return presentConnection(keyring, row);
    return queueReading(transaction, { jobs, keyring }, row);
  });
}

/**
 * A paused connection isn't read; its key and its days stay. Once resumed, it's read at once.
 * @throws AppError `not_found`; those of `writeAs`
 */
export async function changeConnection(
  { database, jobs, keyring }: Omit<ConnectionDeps, 'guard'>,
  { workspaceId, id: userId }: UserActor,
  id: string,
  { isPaused, requestId }: ConnectionChange & { requestId: string },
): Promise<Connection> {
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const row = await lockOwn(transaction, workspaceId, id);
    if ((row.pausedAt !== null) === isPaused) return presentConnection(keyring, row);
    await recordOwnAction(
      transaction,
      userId,
      isPaused ? 'connection_paused' : 'connection_resumed',
      requestId,
    );
    const pausedAt = isPaused ? new Date() : null;
    await transaction.update(metricConnections).set({ pausedAt }).where(eq(metricConnections.id, id));
    const changed = { ...row, pausedAt };
    return isPaused
      ? presentConnection(keyring, changed)
      : queueReading(transaction, { jobs, keyring }, changed);
  });
}

/**
 * Puts another key in the place of one that is refused, once a day could be read with it. What was read stays, and so
 * does a pause.
 * @throws AppError `not_found`; `bad_request` with what doesn't work; `conflict` if the stored address can't be decrypted,
 * or the connection was changed meanwhile; those of `writeAs`
 */
export async function replaceKey(
  { database, jobs, keyring, guard }: ConnectionDeps,
  { workspaceId, id: userId }: UserActor,
  id: string,
  { requestId, ...key }: ConnectionKey & { requestId: string },
): Promise<Connection> {
  const found = await findOwn(database, workspaceId, id);
  const credentials = { ...key, address: storedAddress(keyring, found) };
  await explained(found.source, guard, (ask) => readADay(ask, { ...found, credentials }));
  const sealed = sealCredentials(keyring, found, credentials);
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const row = await lockOwn(transaction, workspaceId, id);
    if (row.sealed !== found.sealed || row.goal !== found.goal)
      throw new AppError('conflict', text.changedMeanwhile);
    const works = { sealed, problem: null, toldAt: null };
    await transaction.update(metricConnections).set(works).where(eq(metricConnections.id, id));
    await recordOwnAction(transaction, userId, 'connection_key_replaced', requestId);
    const changed = { ...row, ...works };
    return row.pausedAt === null
      ? queueReading(transaction, { jobs, keyring }, changed)
      : presentConnection(keyring, changed);
  });
}

/** Null for a service with only one: then a key replaces one that can't be decrypted. */
function storedAddress(keyring: Keyring, row: Row): string | null {
  if (!hasAddress(row)) return null;
  const stored = storedCredentials(keyring, row);
  if (stored === null) throw new AppError('conflict', text.undecryptable(true));
  return stored.address;
}

function hasAddress({ source }: Row): boolean {
  return CONNECTION_SHAPES[source].address !== null;
}

async function queueReading(
  transaction: Transaction,
  { jobs, keyring }: Pick<ConnectionDeps, 'jobs' | 'keyring'>,
  row: Row,
): Promise<Connection> {
  const queued = { nextAt: inADay(), askedAt: new Date() };
  await transaction.update(metricConnections).set(queued).where(eq(metricConnections.id, row.id));
  await jobs.send(transaction, readConnectionJob, { connectionId: row.id });
  return presentConnection(keyring, { ...row, ...queued });
}

async function findOwn(database: Database, workspaceId: string, id: string): Promise<Row> {
  const [row] = await database.select().from(metricConnections).where(ownConnection(workspaceId, id));
  if (row === undefined) throw notFound();
  return row;
}

async function lockOwn(transaction: Transaction, workspaceId: string, id: string): Promise<Row> {
  const [row] = await transaction
    .select()
    .from(metricConnections)
    .where(ownConnection(workspaceId, id))
    .for('update');
  if (row === undefined) throw notFound();
  return row;
}

function ownConnection(workspaceId: string, id: string): SQL | undefined {
  return and(eq(metricConnections.id, id), eq(metricConnections.workspaceId, workspaceId));
}
