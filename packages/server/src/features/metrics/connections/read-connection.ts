import type { MissingDays } from '@liftmark/contract/connections';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import { metricConnections, searchQueries } from '../../../database/schema.ts';
import type { JobRun } from '../../../platform/jobs.ts';
import { type Ask, createAsk } from '../sources/ask.ts';
import { ConnectionError } from '../sources/connection-error.ts';
import { connectedSource } from '../sources/registry.ts';
import type { ConnectionTarget, DayRange, PulledSource, QuerySource } from '../sources/source.ts';
import { storeDays } from '../store-days.ts';
import type { ConnectionWorker, ReadPayload } from './jobs.ts';
import { lastWholeDay, partsToRead, withPart } from './parts.ts';
import { recordProblem } from './record-problem.ts';
import { openCredentials } from './sealed.ts';

type Row = typeof metricConnections.$inferSelect;

/** Searches of this many days are shown. */
const QUERY_DAYS = 28;
/** Search Console has a day's searches two to three days later. */
const QUERY_DELAY_DAYS = 3;

/** Reads what a connection doesn't have yet, and the last days again. Each part is stored with how far it got. */
export async function readConnection(
  worker: ConnectionWorker,
  { connectionId }: ReadPayload,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const [row] = await worker.database
    .select()
    .from(metricConnections)
    .where(eq(metricConnections.id, connectionId));
  if (row === undefined) return;
  const source = connectedSource(row.source);
  const target = { ...row, credentials: openCredentials(worker.keyring, row) };
  const ask = createAsk(worker.guard, signal);
  try {
    if (source.kind === 'pulled') await readDayParts(worker.database, row, { source, target, ask });
    else await readQueries(worker.database, row, { source, target, ask });
    await worker.database
      .update(metricConnections)
      .set({ problem: null, toldAt: null, fetchedAt: new Date() })
      .where(eq(metricConnections.id, connectionId));
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    await recordProblem(worker, connectionId, error);
  }
}

interface Reading<Source> {
  source: Source;
  target: ConnectionTarget;
  ask: Ask;
}

async function readDayParts(
  database: Database,
  row: Row,
  { source, target, ask }: Reading<PulledSource>,
): Promise<void> {
  const added = row.createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length);
  for (const part of partsToRead(row, { last: lastWholeDay(new Date()), added })) {
    const { days, missing } = await source.fetchDays(ask, target, part);
    const isKept = await database.transaction(async (transaction) => {
      const current = await lock(transaction, row.id);
      if (current === null) return false;
      await storeDays(transaction, row.workspaceId, source.id, days);
      await transaction
        .update(metricConnections)
        .set({ ...withPart(current, part), missing: withMissing(current.missing, part, missing) })
        .where(eq(metricConnections.id, row.id));
      return true;
    });
    if (!isKept) return;
  }
}

async function readQueries(
  database: Database,
  row: Row,
  { source, target, ask }: Reading<QuerySource>,
): Promise<void> {
  const to = lastWholeDay(new Date(Date.now() - (QUERY_DELAY_DAYS - 1) * 24 * 3600 * 1000));
  const from = lastWholeDay(new Date(Date.parse(`${to}T12:00:00Z`) - (QUERY_DAYS - 2) * 24 * 3600 * 1000));
  const queries = await source.fetchQueries(ask, target, { from, to });
  await database.transaction(async (transaction) => {
    if ((await lock(transaction, row.id)) === null) return;
    await transaction.delete(searchQueries).where(eq(searchQueries.connectionId, row.id));
    const rows = queries.map((query) => ({
      ...query,
      workspaceId: row.workspaceId,
      connectionId: row.id,
    }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await transaction.insert(searchQueries).values(rows.slice(at, at + ROWS_AT_ONCE));
    await transaction
      .update(metricConnections)
      .set({ doneFrom: from, doneThrough: to })
      .where(eq(metricConnections.id, row.id));
  });
}

const ROWS_AT_ONCE = 2_000;

/** Null once the connection was removed. */
async function lock(transaction: Transaction, id: string): Promise<Row | null> {
  const [row] = await transaction
    .select()
    .from(metricConnections)
    .where(eq(metricConnections.id, id))
    .for('update');
  return row ?? null;
}

/** What was missing before a part was read again isn't known to be missing any longer. */
function withMissing(
  known: readonly MissingDays[],
  part: DayRange,
  missing: readonly MissingDays[],
): MissingDays[] {
  const others = known.filter(({ from, to }) => to < part.from || from > part.to);
  return [...others, ...missing].sort((a, b) => (a.from < b.from ? -1 : 1));
}
