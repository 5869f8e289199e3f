import type { Found } from '@liftmark/contract/connections';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import { metricConnections, searchQueries } from '../../../database/schema.ts';
import type { JobRun } from '../../../platform/jobs.ts';
import { type Ask, createAsk } from '../sources/ask.ts';
import { ConnectionError } from '../sources/connection-error.ts';
import { connectedSource } from '../sources/registry.ts';
import type { ConnectedSource, ConnectionTarget, PulledSource, QuerySource } from '../sources/source.ts';
import { storeConnectedDays } from '../store-days.ts';
import type { ConnectionWorker, ReadPayload } from './jobs.ts';
import { lastWholeDay, partsToRead, withMissing, withPart } from './parts.ts';
import { recordProblem, unchanged } from './record-problem.ts';
import { openCredentials } from './sealed.ts';
import { storeExperiments } from './store-experiments.ts';

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
  if (row === undefined || row.pausedAt !== null) return;
  const source = connectedSource(row.source);
  const target = { ...row, credentials: openCredentials(worker.keyring, row) };
  try {
    const newAsk = () => createAsk(worker.guard, signal);
    const read = await readFrom(worker.database, row, source, { target, newAsk });
    const now = new Date();
    await worker.database
      .update(metricConnections)
      .set({ problem: null, toldAt: null, fetchedAt: now, triedAt: now, ...read })
      .where(unchanged(row));
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    await recordProblem(worker, row, error);
  }
}

interface Reading<Source> {
  source: Source;
  target: ConnectionTarget;
  /** For each part: what it may answer in all is bounded. */
  newAsk: () => Ask;
}

interface Outcome {
  found: Found;
  pagesElsewhere: number;
}

const NOTHING: Found = { pages: 0, days: 0, searches: 0, experiments: 0 };

async function readFrom(
  database: Database,
  row: Row,
  source: ConnectedSource,
  reading: Omit<Reading<unknown>, 'source'>,
): Promise<Outcome> {
  switch (source.kind) {
    case 'pulled':
      return readDayParts(database, row, { source, ...reading });
    case 'queries':
      return readQueries(database, row, { source, ...reading });
    case 'experiments': {
      const experiments = await source.fetchExperiments(reading.newAsk(), reading.target);
      await database.transaction(async (transaction) => {
        if ((await lock(transaction, row)) !== null) await storeExperiments(transaction, row, experiments);
      });
      return { found: { ...NOTHING, experiments: experiments.length }, pagesElsewhere: 0 };
    }
    default:
      return source satisfies never;
  }
}

async function readDayParts(
  database: Database,
  row: Row,
  { source, target, newAsk }: Reading<PulledSource>,
): Promise<Outcome> {
  const added = row.createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const [pages, elsewhere] = [new Set<string>(), new Set<string>()];
  let count = 0;
  for (const part of partsToRead(row, { last: lastWholeDay(new Date()), added })) {
    const { days, missing } = await source.fetchDays(newAsk(), target, part);
    const isKept = await database.transaction(async (transaction) => {
      const current = await lock(transaction, row);
      if (current === null) return false;
      for (const page of await storeConnectedDays(transaction, row, source.id, days)) elsewhere.add(page);
      await transaction
        .update(metricConnections)
        .set({ ...withPart(current, part), missing: withMissing(current.missing, part, missing) })
        .where(eq(metricConnections.id, row.id));
      return true;
    });
    if (!isKept) break;
    count += days.length;
    for (const { page } of days) pages.add(page);
  }
  return { found: { ...NOTHING, pages: pages.size, days: count }, pagesElsewhere: elsewhere.size };
}

async function readQueries(
  database: Database,
  row: Row,
  { source, target, newAsk }: Reading<QuerySource>,
): Promise<Outcome> {
  const to = lastWholeDay(new Date(Date.now() - (QUERY_DELAY_DAYS - 1) * 24 * 3600 * 1000));
  const from = lastWholeDay(new Date(Date.parse(`${to}T12:00:00Z`) - (QUERY_DAYS - 2) * 24 * 3600 * 1000));
  const queries = await source.fetchQueries(newAsk(), target, { from, to });
  await database.transaction(async (transaction) => {
    if ((await lock(transaction, row)) === null) return;
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
  const pages = new Set(queries.map(({ page }) => page)).size;
  return { found: { ...NOTHING, pages, searches: queries.length }, pagesElsewhere: 0 };
}

const ROWS_AT_ONCE = 2_000;

/** Null once the connection was removed, or leads to something else than what is being read. */
async function lock(transaction: Transaction, row: Row): Promise<Row | null> {
  const [current] = await transaction.select().from(metricConnections).where(unchanged(row)).for('update');
  return current ?? null;
}
