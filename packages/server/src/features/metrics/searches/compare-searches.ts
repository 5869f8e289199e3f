import type { SearchWord } from '@liftmark/contract/connections';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { wordsOnPage } from '@liftmark/engine/pipeline/words-on-page';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { reports, searchQueries } from '../../../database/schema.ts';
import type { Files } from '../../../platform/files.ts';
import type { ComparePayload } from './jobs.ts';

/** Stores which words of each search the page repeats. */
export async function compareSearches(
  { database, files }: { database: Database; files: Files },
  payload: ComparePayload,
): Promise<void> {
  const { workspaceId, page, reportId } = payload;
  const ofPage = and(
    eq(searchQueries.workspaceId, workspaceId),
    eq(searchQueries.page, page),
    eq(searchQueries.comparedWith, reportId),
  );
  const rows = await database
    .selectDistinct({ query: searchQueries.query })
    .from(searchQueries)
    .where(ofPage);
  const [report] = await database
    .select({ snapshotFile: reports.snapshotFile })
    .from(reports)
    .where(eq(reports.id, reportId));
  const file = report?.snapshotFile ?? null;
  if (rows.length === 0) return;
  if (file === null || !(await files.exists(file))) {
    await database.update(searchQueries).set({ comparedWith: null }).where(ofPage);
    return;
  }
  const queries = rows.map(({ query }) => query);
  const words = wordsOnPage(await unpackSnapshot(await files.read(file)), queries);
  await store(database, ofPage, new Map(queries.map((query, at) => [query, (words[at] ?? []).map(shown)])));
}

async function store(
  database: Database,
  ofPage: SQL | undefined,
  words: ReadonlyMap<string, SearchWord[]>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const [query, found] of words)
      await transaction
        .update(searchQueries)
        .set({ words: found })
        .where(and(ofPage, eq(searchQueries.query, query)));
  });
}

function shown({ word, inHeadline, aboveFold }: ReturnType<typeof wordsOnPage>[number][number]): SearchWord {
  return { word, inHeadline, aboveFold: aboveFold.desktop === true || aboveFold.mobile === true };
}
