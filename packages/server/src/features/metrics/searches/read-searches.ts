import type { Searches } from '@liftmark/contract/connections';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { UserActor } from '../../../access/actor.ts';
import type { Database } from '../../../database/connection.ts';
import { metricConnections, reports, searchQueries } from '../../../database/schema.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { problemOf } from '../connections/present-connection.ts';
import { compareSearchesJob } from './jobs.ts';

type Row = typeof searchQueries.$inferSelect;
type Connection = typeof metricConnections.$inferSelect;

export interface SearchDeps {
  database: Database;
  jobs: Jobs;
}

/** The searches that led to a page, and which of their words it repeats. What isn't known is missing. */
export async function readSearches(
  deps: SearchDeps,
  { workspaceId }: UserActor,
  page: string,
): Promise<Searches> {
  const connections = await deps.database
    .select()
    .from(metricConnections)
    .where(
      and(eq(metricConnections.workspaceId, workspaceId), eq(metricConnections.source, 'search-console')),
    );
  const { connection, rows } = fromBest(connections, await rowsOf(deps.database, workspaceId, page));
  const comparison = await compare(deps, workspaceId, page, rows);
  return {
    searches: rows.map(({ query, clicks, impressions, words }) => ({
      query,
      clicks,
      impressions,
      words: comparison === 'done' ? words : null,
    })),
    from: connection?.doneFrom ?? null,
    through: connection?.doneThrough ?? null,
    state:
      connections.length === 0 ? 'unconnected' : (connection?.fetchedAt ?? null) === null ? 'unread' : 'read',
    problem: connection ? problemOf(connection) : null,
    comparison,
  };
}

async function rowsOf(database: Database, workspaceId: string, page: string): Promise<Row[]> {
  return database
    .select()
    .from(searchQueries)
    .where(and(eq(searchQueries.workspaceId, workspaceId), eq(searchQueries.page, page)))
    .orderBy(desc(searchQueries.clicks), desc(searchQueries.impressions), searchQueries.query);
}

/** A domain and a part of it are two properties with the same searches, so the one that shows the page most counts. */
function fromBest(connections: readonly Connection[], rows: readonly Row[]) {
  const ofConnection = (id: string) => rows.filter(({ connectionId }) => connectionId === id);
  const [best] = connections
    .map((connection) => ({ connection, rows: ofConnection(connection.id) }))
    .sort((a, b) => shownIn(b.rows) - shownIn(a.rows));
  return { connection: best?.connection ?? null, rows: best?.rows ?? [] };
}

function shownIn(rows: readonly Row[]): number {
  return rows.reduce((sum, { impressions }) => sum + impressions, 0);
}

/** Queues the comparison with the newest report where there is none yet. */
async function compare(
  { database, jobs }: SearchDeps,
  workspaceId: string,
  page: string,
  rows: readonly Row[],
): Promise<Searches['comparison']> {
  const reportId = rows.length === 0 ? null : await newestReport(database, workspaceId, page);
  if (reportId === null) return 'none';
  if (rows.every(({ words, comparedWith }) => words !== null && comparedWith === reportId)) return 'done';
  if (rows.every(({ comparedWith }) => comparedWith === reportId)) return 'running';
  await database.transaction(async (transaction) => {
    await transaction
      .update(searchQueries)
      .set({ words: null, comparedWith: reportId })
      .where(and(eq(searchQueries.workspaceId, workspaceId), eq(searchQueries.page, page)));
    await jobs.send(transaction, compareSearchesJob, { workspaceId, page, reportId });
  });
  return 'running';
}

async function newestReport(database: Database, workspaceId: string, page: string): Promise<number | null> {
  const rows = await database
    .select({ id: reports.id, url: reports.url })
    .from(reports)
    .where(
      and(
        eq(reports.workspaceId, workspaceId),
        eq(reports.inputType, 'url'),
        eq(reports.isCurrent, true),
        isNotNull(reports.snapshotFile),
      ),
    )
    .orderBy(desc(reports.id));
  return rows.find(({ url }) => url !== null && measuredPageOf(url) === page)?.id ?? null;
}
