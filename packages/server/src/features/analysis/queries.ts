import type { ProgressEvent } from '@liftmark/contract/analysis';
import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { actorName, type Context } from '../../access/actor.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { analyses } from '../../database/schema.ts';
import { notify } from '../../platform/notifications.ts';
import { type AnalysisInput, addressOf } from './input.ts';
import { progressAt } from './progress.ts';

export type Analysis = typeof analyses.$inferSelect;

/** The topic that says "this analysis has changed". */
export function topicOf({ actor, key }: Pick<Analysis, 'actor' | 'key'>): string {
  return `analysis/${actor}/${key}`;
}

/** The user whose analysis it is; null if it's a visitor's. */
export function ownerOf({ actor }: Pick<Analysis, 'actor'>): string | null {
  const [kind, id] = actor.split(':', 2);
  return kind === 'user' ? (id ?? null) : null;
}

/** The workspace that it was started in; null if it's a visitor's. */
export function workspaceOf(analysis: Pick<Analysis, 'actor'>): string | null {
  return ownerOf(analysis);
}

/** The request as stored in its row. */
export function storedInput(input: AnalysisInput): Record<string, unknown> {
  return JSON.parse(JSON.stringify(input));
}

/** Stores a new analysis in state `queued`; null if the actor already has one with that key. */
export async function createAnalysis(
  database: Database | Transaction,
  { actor }: Context,
  key: string,
  input: AnalysisInput,
  id?: string,
): Promise<Analysis | null> {
  const [created] = await database
    .insert(analyses)
    .values({
      id,
      actor: actorName(actor),
      key,
      url: addressOf(input),
      input: storedInput(input),
      progress: progressAt('queued', 'Waiting in line'),
    })
    .onConflictDoNothing()
    .returning();
  return created ?? null;
}

/** The actor's analysis with that key. Another actor's doesn't count. */
export async function findAnalysis(
  database: Database | Transaction,
  { actor }: Context,
  key: string,
): Promise<Analysis | null> {
  const [found] = await database
    .select()
    .from(analyses)
    .where(and(eq(analyses.actor, actorName(actor)), eq(analyses.key, key)));
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

/** Makes other transactions that submit analyses of the actor wait until this one ends. */
export async function lockActor(transaction: Transaction, { actor }: Context): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${actorName(actor)}, 0))`);
}

/** Number of queued and running analyses in the whole installation. */
export async function countOpenAnalyses(database: Database | Transaction): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(analyses)
    .where(sql`${analyses.state} in ('queued', 'running')`);
  return row?.open ?? 0;
}

/** Number of queued and running analyses of the actor. */
export async function countOpenAnalysesOf(transaction: Transaction, { actor }: Context): Promise<number> {
  const [row] = await transaction
    .select({ open: count() })
    .from(analyses)
    .where(and(eq(analyses.actor, actorName(actor)), inArray(analyses.state, ['queued', 'running'])));
  return row?.open ?? 0;
}

/** Analyses of this calendar month (UTC) that succeeded, or may still succeed. */
export async function countAnalysesThisMonth(
  database: Database | Transaction,
  { actor }: Pick<Context, 'actor'>,
): Promise<number> {
  const [row] = await database
    .select({ used: count() })
    .from(analyses)
    .where(
      and(
        eq(analyses.actor, actorName(actor)),
        inArray(analyses.state, ['queued', 'running', 'done']),
        gte(analyses.createdAt, sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`),
      ),
    );
  return row?.used ?? 0;
}
