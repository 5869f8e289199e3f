import type { csvRequestSchema, csvResponseSchema } from '@liftmark/contract/measuring';
import type { z } from 'zod';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { csvSource, readCsv } from './sources/csv.ts';
import { storeDays } from './store-days.ts';

/** Somewhere on Earth it's already this day. */
const AHEAD_MS = 14 * 3600 * 1000;

/**
 * Stores the days of a file, all or none. Days that were uploaded before are replaced.
 * @throws AppError `bad_request` with each bad line; those of `writeAs`
 */
export async function uploadCsv(
  database: Database,
  { id: userId, workspaceId }: UserActor,
  { csv, host }: z.output<typeof csvRequestSchema>,
): Promise<z.infer<typeof csvResponseSchema>> {
  const today = new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10);
  const read = readCsv(csv, today, host);
  if ('problem' in read) throw new AppError('bad_request', read.problem, { fields: { csv: read.problem } });
  await writeAs(database, { userId, workspaceId }, 'editor', (transaction) =>
    storeDays(transaction, workspaceId, csvSource.id, read.days),
  );
  return { days: read.days.length, pages: new Set(read.days.map(({ page }) => page)).size };
}
