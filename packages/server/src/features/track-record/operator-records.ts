import type { FoundersTrackRecord } from '@liftmark/contract/track-record';
import { desc } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { trackRecords } from '../../database/schema.ts';
import { csvOf } from '../../http/csv.ts';
import { nameRecords } from './name-records.ts';
import { shownEffect } from './track-records.ts';

/** The records of all workspaces, for the operator alone. */
export async function operatorRecords(database: Database): Promise<FoundersTrackRecord> {
  const rows = await database
    .select()
    .from(trackRecords)
    .orderBy(desc(trackRecords.done), desc(trackRecords.advised), trackRecords.advice);
  const records = (await nameRecords(rows)).map(
    ({ advice, kind, label, advised, done, verified, doneIn, effect }) => ({
      ...{ advice, kind, label, advised, done, verified },
      workspaces: doneIn,
      effect: effect && {
        ...shownEffect(effect),
        abTests: effect.abTests,
        sites: effect.sites,
        workspaces: effect.workspaces,
      },
    }),
  );
  return { countedAt: rows[0]?.countedAt.toISOString() ?? null, records };
}

const COLUMNS = [
  'Advice',
  'Kind',
  'Name',
  'Advised',
  'Done',
  'Verified',
  'Workspaces',
  'Measured cases',
  'A/B tests',
  'Measured sites',
  'Measured workspaces',
  'Effect (%)',
  'Low (%)',
  'High (%)',
];

/** Effects are empty where there are too few cases. */
export function recordsCsv({ records }: FoundersTrackRecord): string {
  return csvOf([
    COLUMNS,
    ...records.map(({ advice, kind, label, advised, done, verified, workspaces, effect }) => [
      advice,
      kind,
      label,
      ...[advised, done, verified, workspaces].map(String),
      ...[effect?.cases, effect?.abTests, effect?.sites, effect?.workspaces].map((count) =>
        String(count ?? 0),
      ),
      ...[effect?.lift?.lift, effect?.lift?.low, effect?.lift?.high].map((value) => value?.toFixed(2) ?? ''),
    ]),
  ]);
}
