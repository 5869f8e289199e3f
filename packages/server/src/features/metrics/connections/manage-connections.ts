import {
  CONNECTION_LIMIT,
  CONNECTION_SHAPES,
  type Connection,
  type ConnectionRequest,
  type Property,
  type TryRequest,
} from '@liftmark/contract/connections';
import type { EgressGuard } from '@liftmark/engine/capture/egress/egress';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../../access/actor.ts';
import type { Database } from '../../../database/connection.ts';
import { metricConnections } from '../../../database/schema.ts';
import { AppError, notFound } from '../../../errors.ts';
import { recordOwnAction } from '../../../platform/audit.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import { type Ask, createAsk } from '../sources/ask.ts';
import { ConnectionError } from '../sources/connection-error.ts';
import { connectedSource } from '../sources/registry.ts';
import { text } from '../sources/sources.text.ts';
import { readConnectionJob } from './jobs.ts';
import { lastWholeDay } from './parts.ts';
import { sealCredentials } from './sealed.ts';

export interface ConnectionDeps {
  database: Database;
  jobs: Jobs;
  keyring: Keyring;
  guard: EgressGuard;
}

type Row = typeof metricConnections.$inferSelect;

/** A person waits for it. */
const TRY_MS = 20_000;

export async function listConnections(
  { database }: Pick<ConnectionDeps, 'database'>,
  { workspaceId }: UserActor,
): Promise<Connection[]> {
  const rows = await database
    .select()
    .from(metricConnections)
    .where(eq(metricConnections.workspaceId, workspaceId))
    .orderBy(asc(metricConnections.createdAt), asc(metricConnections.id));
  return rows.map(presentConnection);
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
 * Adds a connection that could be read for a day. The rest is read by a job.
 * @throws AppError `bad_request` with what doesn't work; `conflict`
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
  return database.transaction(async (transaction) => {
    // Simultaneous requests take turns, so that each one counts the ones before it.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`metric_connections:${workspaceId}`}, 0))`,
    );
    const [present] = await transaction
      .select({ connections: count() })
      .from(metricConnections)
      .where(eq(metricConnections.workspaceId, workspaceId));
    if ((present?.connections ?? 0) >= CONNECTION_LIMIT)
      throw new AppError(
        'conflict',
        `You have ${CONNECTION_LIMIT} connections, the most possible. Remove one first.`,
      );
    const [row] = await transaction
      .insert(metricConnections)
      .values({ workspaceId, source, property, name, goal, sealed, nextAt: inADay() })
      // Adding it again replaces a key that expired.
      .onConflictDoUpdate({
        target: [metricConnections.workspaceId, metricConnections.source, metricConnections.property],
        set: { name, goal, sealed, problem: null, toldAt: null, nextAt: inADay() },
      })
      .returning();
    if (row === undefined) throw new Error('The connection wasn’t stored');
    await jobs.send(transaction, readConnectionJob, { connectionId: row.id });
    await recordOwnAction(transaction, userId, 'connection_added', requestId);
    return presentConnection(row);
  });
}

/**
 * Forgets the credentials. Measured days stay.
 * @throws AppError `not_found`
 */
export async function removeConnection(
  { database }: Pick<ConnectionDeps, 'database'>,
  { workspaceId, id: userId }: UserActor,
  connectionId: string,
  requestId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(metricConnections)
      .where(and(eq(metricConnections.id, connectionId), eq(metricConnections.workspaceId, workspaceId)))
      .returning({ id: metricConnections.id });
    if (removed.length === 0) throw notFound();
    await recordOwnAction(transaction, userId, 'connection_removed', requestId);
  });
}

function inADay(): Date {
  return new Date(Date.now() + 24 * 3600 * 1000);
}

/** The form asks for an address where there is one. */
function requireShape({ source, credentials: { address } }: TryRequest): void {
  const isNeeded = CONNECTION_SHAPES[source].address !== null;
  if (isNeeded === (address !== null)) return;
  throw new AppError('bad_request', isNeeded ? 'Enter the address.' : 'This service has no address.');
}

async function readADay(ask: Ask, target: ConnectionRequest): Promise<void> {
  const source = connectedSource(target.source);
  const day = lastWholeDay(new Date());
  const range = { from: day, to: day };
  if (source.kind === 'pulled') await source.fetchDays(ask, target, range);
  else await source.fetchQueries(ask, target, range);
}

/** What doesn't work, as an answer to the person who waits. */
async function explained<Result>(
  source: TryRequest['source'],
  guard: EgressGuard,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const timeout = AbortSignal.timeout(TRY_MS);
  try {
    return await work(createAsk(guard, timeout));
  } catch (error) {
    const problem = error instanceof ConnectionError ? error.problem : timeout.aborted ? 'unreachable' : null;
    if (problem === null) throw error;
    throw new AppError('bad_request', text.problems[problem](text.names[source]));
  }
}

function presentConnection(row: Row): Connection {
  const { id, source, name, goal, problem, fetchedAt, doneFrom, doneThrough, missing } = row;
  return {
    id,
    source,
    name,
    goal,
    problem: problem && text.problems[problem](text.names[source]),
    fetchedAt: fetchedAt?.toISOString() ?? null,
    from: doneFrom,
    through: doneThrough,
    missing,
  };
}
