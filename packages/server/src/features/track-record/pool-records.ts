import {
  type MeasuredCase,
  type PooledEffect,
  pooledEffects,
} from '@liftmark/contract/effects/pooled-effect';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { trackCases, type trackRecords } from '../../database/schema.ts';

export type CountedRecord = Omit<typeof trackRecords.$inferSelect, 'countedAt'>;

/** The records of all workspaces, or of one. */
export async function poolRecords(
  database: Database | Transaction,
  workspaceId?: string,
): Promise<CountedRecord[]> {
  const effects = await poolEffects(database, workspaceId);
  const counts = await countCases(database, workspaceId);
  return counts.map((each) => ({ ...each, effect: effects.get(each.advice) ?? null }));
}

/** By diagnosis, and by check for each recommendation that answers it. A page counts once in each. */
async function countCases(
  database: Database | Transaction,
  workspaceId: string | undefined,
): Promise<Omit<CountedRecord, 'effect'>[]> {
  const isOwn = workspaceId === undefined ? sql`true` : sql`workspace_id = ${workspaceId}`;
  const { rows } = await database.execute<Omit<CountedRecord, 'effect'>>(sql`
    with named as (
      select advice, kind, workspace_id, page, is_done, is_verified
        from track_cases where ${isOwn} and kind = 'diagnosis'
      union all
      select unnest(checks), 'check', workspace_id, page, is_done, is_verified from track_cases where ${isOwn}
    ), pages as (
      select advice, kind, workspace_id, bool_or(is_done) as is_done, bool_or(is_verified) as is_verified
        from named group by advice, kind, workspace_id, page
    )
    select advice, kind, count(*)::int as advised,
      (count(*) filter (where is_done))::int as done,
      (count(*) filter (where is_verified))::int as verified,
      (count(distinct workspace_id) filter (where is_done))::int as "doneIn",
      (count(distinct workspace_id) filter (where is_verified))::int as "verifiedIn"
    from pages group by advice, kind order by done desc, advised desc, advice`);
  return rows;
}

type TestedCase = MeasuredCase & { isTested: boolean };

async function poolEffects(
  database: Database | Transaction,
  workspaceId: string | undefined,
): Promise<Map<string, PooledEffect & { abTests: number }>> {
  const rows = await database
    .select()
    .from(trackCases)
    .where(
      and(
        isNotNull(trackCases.effect),
        workspaceId === undefined ? undefined : eq(trackCases.workspaceId, workspaceId),
      ),
    );
  const records = new Map<string, TestedCase[]>();
  for (const { advice, kind, checks, workspaceId: workspace, page, effect, error, isTested } of rows) {
    if (effect === null || error === null) continue;
    const [site = page] = page.split('/', 1);
    // What one of several checks did can't be told from what the others did.
    const names = [...(kind === 'diagnosis' ? [advice] : []), ...(checks.length === 1 ? checks : [])];
    for (const name of names)
      records.set(name, [...(records.get(name) ?? []), { workspace, site, effect, error, isTested }]);
  }
  const pooled = [...pooledEffects(records)].map(([advice, effect]) => {
    const abTests = records.get(advice)?.filter(({ isTested }) => isTested).length ?? 0;
    return [advice, { ...effect, abTests }] as const;
  });
  return new Map(pooled);
}
