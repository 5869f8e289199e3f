import {
  type MeasuredCase,
  type PooledEffect,
  pooledEffects,
} from '@liftmark/contract/effects/pooled-effect';
import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { trackCases, type trackRecords } from '../../database/schema.ts';

export type CountedRecord = Omit<typeof trackRecords.$inferSelect, 'countedAt'>;

/**
 * Whom a case of a workspace comes from: all teams of one owner are one voice, since anyone can make as many as they like,
 * and a workspace without an owner whose address is verified has none.
 */
const VOICE = sql<string | null>`(select m.user_id from workspace_members m join users u on u.id = m.user_id
  where m.workspace_id = track_cases.workspace_id and m.role = 'owner' and u.email_verified
  order by m.user_id limit 1)`;

/** The cases that count for everyone, or all of one workspace. */
function countedFor(workspaceId: string | undefined): SQL {
  return workspaceId === undefined
    ? sql`${VOICE} is not null`
    : sql`track_cases.workspace_id = ${workspaceId}`;
}

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
  const { rows } = await database.execute<Omit<CountedRecord, 'effect'>>(sql`
    with counted as (
      select advice, kind, checks, workspace_id, page, is_done, is_verified, ${VOICE} as voice
        from track_cases where ${countedFor(workspaceId)}
    ), named as (
      select advice, kind, workspace_id, voice, page, is_done, is_verified from counted where kind = 'diagnosis'
      union all
      select unnest(checks), 'check', workspace_id, voice, page, is_done, is_verified from counted
    ), pages as (
      select advice, kind, voice, bool_or(is_done) as is_done, bool_or(is_verified) as is_verified
        from named group by advice, kind, workspace_id, voice, page
    )
    select advice, kind, count(*)::int as advised,
      (count(*) filter (where is_done))::int as done,
      (count(*) filter (where is_verified))::int as verified,
      (count(distinct voice) filter (where is_done))::int as "doneIn",
      (count(distinct voice) filter (where is_verified))::int as "verifiedIn"
    from pages group by advice, kind order by done desc, advised desc, advice`);
  return rows;
}

type TestedCase = MeasuredCase & { isTested: boolean };

async function poolEffects(
  database: Database | Transaction,
  workspaceId: string | undefined,
): Promise<Map<string, PooledEffect & { abTests: number }>> {
  const rows = await database
    .select({ found: trackCases, voice: VOICE })
    .from(trackCases)
    .where(and(isNotNull(trackCases.effect), countedFor(workspaceId)));
  const records = new Map<string, TestedCase[]>();
  for (const { found, voice } of rows) {
    const { advice, kind, checks, page, effect, error, isTested } = found;
    if (effect === null || error === null) continue;
    const workspace = voice ?? found.workspaceId;
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
