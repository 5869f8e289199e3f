import type { ProgressEvent } from '@liftmark/contract/analysis';
import { and, count, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Actor, actorName, type Context } from '../../access/actor.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { analyses, users, workspaces } from '../../database/schema.ts';
import { notify } from '../../platform/notifications.ts';
import { type AnalysisInput, addressOf } from './input.ts';
import { progressAt } from './progress.ts';

export type Analysis = typeof analyses.$inferSelect;

/** The topic that says "this analysis has changed". */
export function topicOf({ actor, key }: Pick<Analysis, 'actor' | 'key'>): string {
  return `analysis/${actor}/${key}`;
}

/** The user who asked for it; null for schedules of a team. */
export function ownerOf({ actor }: Pick<Analysis, 'actor'>): string | null {
  const [kind, id] = actor.split(':', 2);
  return kind === 'user' ? (id ?? null) : null;
}

/** The request as stored in its row. */
export function storedInput(input: AnalysisInput): Record<string, unknown> {
  return JSON.parse(JSON.stringify(input));
}

/** Who asks for an analysis, and in which workspace. */
export type Asker = Pick<Analysis, 'actor' | 'workspaceId'>;

export function askerOf(actor: Actor): Asker {
  return { actor: actorName(actor), workspaceId: actor.kind === 'user' ? actor.workspaceId : null };
}

/** Stores a new analysis in state `queued`; null if the asker already has one with that key. */
export async function createAnalysis(
  database: Database | Transaction,
  { actor, workspaceId }: Asker,
  key: string,
  input: AnalysisInput,
  id?: string,
): Promise<Analysis | null> {
  const [created] = await database
    .insert(analyses)
    .values({
      id,
      actor,
      workspaceId,
      key,
      url: addressOf(input),
      input: storedInput(input),
      progress: progressAt('queued', 'Waiting in line'),
    })
    .onConflictDoNothing()
    .returning();
  return created ?? null;
}

/**
 * The actor's analysis with that key, as long as they are in its workspace. Another actor's doesn't count, and an API
 * key's are those of its workspace.
 */
export async function findAnalysis(
  database: Database | Transaction,
  { actor, key: apiKey }: Pick<Context, 'actor' | 'key'>,
  key: string,
): Promise<Analysis | null> {
  if (actor.kind === 'visitor') return null;
  const isInside =
    apiKey === undefined
      ? or(isNull(analyses.workspaceId), isNotNull(roleIn(analyses.workspaceId, actor.id)))
      : eq(analyses.workspaceId, actor.workspaceId);
  const [found] = await database
    .select()
    .from(analyses)
    .where(and(eq(analyses.actor, actorName(actor)), eq(analyses.key, key), isInside));
  return found ?? null;
}

export async function findAnalysisById(database: Database, id: string): Promise<Analysis | null> {
  const [found] = await database.select().from(analyses).where(eq(analyses.id, id));
  return found ?? null;
}

/** The analysis, locked until the transaction ends; null if it has ended. */
export async function lockOpenAnalysis(transaction: Transaction, id: string): Promise<Analysis | null> {
  const [found] = await transaction
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), inArray(analyses.state, ['queued', 'running'])))
    .for('update');
  return found ?? null;
}

/** Writes a new state and notifies everyone who watches. */
export async function updateAnalysis(
  transaction: Database | Transaction,
  analysis: Analysis,
  change: Partial<Pick<Analysis, 'state' | 'failureCode' | 'startedAt' | 'finishedAt' | 'timings'>> & {
    progress: ProgressEvent;
  },
): Promise<void> {
  await transaction.update(analyses).set(change).where(eq(analyses.id, analysis.id));
  await notify(transaction, topicOf(analysis));
}

/** Writes a stage of a running analysis; does nothing if it has ended. */
export async function updateRunningAnalysis(
  database: Database,
  analysis: Analysis,
  progress: ProgressEvent,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(analyses)
      .set({ progress })
      .where(and(eq(analyses.id, analysis.id), eq(analyses.state, 'running')))
      .returning({ id: analyses.id });
    if (changed.length > 0) await notify(transaction, topicOf(analysis));
  });
}

/** Makes other transactions that submit analyses of the actor, or in their workspace, wait until this one ends. */
export async function lockActor(transaction: Transaction, { actor }: Context): Promise<void> {
  const names = actor.kind === 'user' ? [actor.id, actor.workspaceId].map((id) => `user:${id}`) : ['visitor'];
  for (const name of new Set(names))
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Number of queued and running analyses in the whole installation. */
export async function countOpenAnalyses(database: Database | Transaction): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(analyses)
    .where(sql`${analyses.state} in ('queued', 'running')`);
  return row?.open ?? 0;
}

/** Number of queued and running analyses that someone asked for, without those of sites. */
export async function countOpenAnalysesOf(transaction: Transaction, { actor }: Asker): Promise<number> {
  const [row] = await transaction
    .select({ open: count() })
    .from(analyses)
    .where(
      and(
        eq(analyses.actor, actor),
        inArray(analyses.state, ['queued', 'running']),
        sql`not jsonb_exists(${analyses.input}, 'site')`,
      ),
    );
  return row?.open ?? 0;
}

/** Number of queued and running analyses of sites in the whole installation. */
export async function countOpenOfSites(database: Database | Transaction): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(analyses)
    .where(and(inArray(analyses.state, ['queued', 'running']), sql`jsonb_exists(${analyses.input}, 'site')`));
  return row?.open ?? 0;
}

/** A workspace that neither pays nor was given Pro by a founder. */
const IS_FREE = sql`(case when ${workspaces.proUntil} is null
    then ${workspaces.subscriptionStatus} not in ('active', 'trialing') else ${workspaces.proUntil} <= now() end
  and not exists (select from ${users} where ${users.id} = ${workspaces.id} and ${users.grantedProUntil} > now()))`;

/**
 * Analyses of this calendar month (UTC) that succeeded, or may still succeed: all of the actor's workspace, and what they
 * analyzed themselves in other workspaces without Pro, so that more workspaces don't make more free analyses.
 */
export async function countAnalysesThisMonth(
  database: Database | Transaction,
  { actor }: Pick<Context, 'actor'>,
): Promise<number> {
  if (actor.kind === 'visitor') return 0;
  const ownElsewhere = and(
    eq(analyses.actor, actorName(actor)),
    sql`${analyses.workspaceId} in (select ${workspaces.id} from ${workspaces} where ${IS_FREE})`,
  );
  const [row] = await database
    .select({ used: count() })
    .from(analyses)
    .where(
      and(
        or(eq(analyses.workspaceId, actor.workspaceId), ownElsewhere),
        inArray(analyses.state, ['queued', 'running', 'done']),
        gte(analyses.createdAt, sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`),
      ),
    );
  return row?.used ?? 0;
}
