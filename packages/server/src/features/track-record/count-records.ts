import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { trackCases, trackRecords } from '../../database/schema.ts';
import { notify } from '../../platform/notifications.ts';
import { findCases } from './find-cases.ts';
import type { TrackRecordWorker } from './jobs.ts';
import { poolRecords } from './pool-records.ts';

/** The notification topic for “the track record was counted again”. */
export const TRACK_RECORD_TOPIC = 'track-record';

/** Rows in one statement. */
const ROWS_AT_ONCE = 1_000;

/** One workspace at a time, so that an installation of any size needs little memory. */
export async function countRecords(
  { database }: TrackRecordWorker,
  _payload: object,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  for (const workspaceId of await listWorkspaces(database)) {
    signal.throwIfAborted();
    await storeCases(database, workspaceId);
  }
  await database.transaction(async (transaction) => {
    const records = await poolRecords(transaction);
    await transaction.delete(trackRecords);
    if (records.length > 0) await transaction.insert(trackRecords).values(records);
    await notify(transaction, TRACK_RECORD_TOPIC);
  });
}

async function listWorkspaces(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select workspace_id as id from reports where workspace_id is not null
    union select workspace_id from track_cases`);
  return rows.map(({ id }) => id);
}

async function storeCases(database: Database, workspaceId: string): Promise<void> {
  const cases = await findCases(database, workspaceId);
  await database.transaction(async (transaction) => {
    await transaction.delete(trackCases).where(eq(trackCases.workspaceId, workspaceId));
    for (let at = 0; at < cases.length; at += ROWS_AT_ONCE)
      await transaction.insert(trackCases).values(cases.slice(at, at + ROWS_AT_ONCE));
  });
}
