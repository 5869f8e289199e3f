import {
  CONNECTION_LIMIT,
  CONNECTION_SHAPES,
  type Connection,
  type ConnectionRequest,
  type Property,
  type TryRequest,
} from '@liftmark/contract/connections';
import type { EgressGuard } from '@liftmark/engine/capture/egress/egress';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../../access/actor.ts';
import { writeAs } from '../../../access/lock-role.ts';
import type { Database } from '../../../database/connection.ts';
import { metricConnections } from '../../../database/schema.ts';
import { AppError, notFound } from '../../../errors.ts';
import { recordOwnAction } from '../../../platform/audit.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Ask } from '../sources/ask.ts';
import { connectedSource } from '../sources/registry.ts';
import { attempted, readADay } from './attempt.ts';
import { forgetDays, releasePages } from './forget-days.ts';
import { readConnectionJob } from './jobs.ts';
import { inADay, presentConnection } from './present-connection.ts';
import { openCredentials, sealCredentials } from './sealed.ts';

export interface ConnectionDeps {
  database: Database;
  jobs: Jobs;
  keyring: Keyring;
  guard: EgressGuard;
}

export async function listConnections(
  { database, keyring }: Pick<ConnectionDeps, 'database' | 'keyring'>,
  { workspaceId }: UserActor,
): Promise<Connection[]> {
  const rows = await database
    .select()
    .from(metricConnections)
    .where(eq(metricConnections.workspaceId, workspaceId))
    .orderBy(asc(metricConnections.createdAt), asc(metricConnections.id));
  return rows.map((row) => presentConnection(keyring, row));
}

/**
 * What credentials open.
 * @throws AppError `bad_request` with what doesn't work
 */
export async function tryCredentials(
  { guard }: Pick<ConnectionDeps, 'guard'>,
  { source, credentials }: TryRequest,
): Promise<Property[]> {
  requireShape({ source, credentials });
  return explained(source, guard, (ask) => connectedSource(source).listProperties(ask, credentials));
}

/**
 * Adds a connection that could be read for a day. The rest is read by a job. With another goal, or at another address,
 * the days that were read before count something else, so they're read again.
 * @throws AppError `bad_request` with what doesn't work; `conflict`; those of `writeAs`
 */
export async function addConnection(
  { database, jobs, keyring, guard }: ConnectionDeps,
  { workspaceId, id: userId }: UserActor,
  request: ConnectionRequest,
  requestId: string,
): Promise<Connection> {
  const { source, credentials, property, name, goal } = request;
  requireShape(request);
  await explained(source, guard, (ask) => readADay(ask, request));
  const sealed = sealCredentials(keyring, { workspaceId, source, property }, credentials);
  const queued = { nextAt: inADay(), askedAt: new Date() };
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    // Simultaneous requests take turns, so that each one counts the ones before it.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`metric_connections:${workspaceId}`}, 0))`,
    );
    const present = await transaction
      .select()
      .from(metricConnections)
      .where(eq(metricConnections.workspaceId, workspaceId));
    const known = present.find((each) => each.source === source && each.property === property);
    if (known === undefined && present.length >= CONNECTION_LIMIT)
      throw new AppError(
        'conflict',
        `You have ${CONNECTION_LIMIT} connections, the most possible. Remove one first.`,
      );
    if (known !== undefined && countsElse(keyring, known, request)) {
      await forgetDays(transaction, known.id);
      await releasePages(transaction, workspaceId, source);
    }
    const [row] = await transaction
      .insert(metricConnections)
      .values({ workspaceId, source, property, name, goal, sealed, ...queued })
      // Adding it again replaces a key that expired.
      .onConflictDoUpdate({
        target: [metricConnections.workspaceId, metricConnections.source, metricConnections.property],
        set: { name, goal, sealed, problem: null, toldAt: null, pausedAt: null, ...queued },
      })
      .returning();
    if (row === undefined) throw new Error('The connection wasn’t stored');
    await jobs.send(transaction, readConnectionJob, { connectionId: row.id });
    await recordOwnAction(transaction, userId, 'connection_added', requestId);
    return presentConnection(keyring, row);
  });
}

function countsElse(
  keyring: Keyring,
  known: typeof metricConnections.$inferSelect,
  { goal, credentials }: ConnectionRequest,
): boolean {
  if (known.goal !== goal) return true;
  try {
    return openCredentials(keyring, known).address !== credentials.address;
  } catch {
    // Credentials of a lost secret are replaced by adding the connection again.
    return true;
  }
}

/**
 * Forgets the credentials. Measured days stay.
 * @throws AppError `not_found`; those of `writeAs`
 */
export async function removeConnection(
  { database }: Pick<ConnectionDeps, 'database'>,
  { workspaceId, id: userId }: UserActor,
  connectionId: string,
  requestId: string,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const removed = await transaction
      .delete(metricConnections)
      .where(and(eq(metricConnections.id, connectionId), eq(metricConnections.workspaceId, workspaceId)))
      .returning({ source: metricConnections.source });
    const [gone] = removed;
    if (gone === undefined) throw notFound();
    await releasePages(transaction, workspaceId, gone.source);
    await recordOwnAction(transaction, userId, 'connection_removed', requestId);
  });
}

/** The form asks for an address where there is one. */
function requireShape({ source, credentials: { address } }: TryRequest): void {
  const isNeeded = CONNECTION_SHAPES[source].address !== null;
  if (isNeeded === (address !== null)) return;
  throw new AppError('bad_request', isNeeded ? 'Enter the address.' : 'This service has no address.');
}

/** What doesn't work, as an answer to the person who waits. */
export async function explained<Result>(
  source: TryRequest['source'],
  guard: EgressGuard,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const tried = await attempted(source, guard, work);
  if ('problem' in tried) throw new AppError('bad_request', tried.problem);
  return tried.result;
}
