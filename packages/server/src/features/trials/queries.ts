import { and, count, desc, eq, gte, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { analyses, trialRuns } from '../../database/schema.ts';
import { notify } from '../../platform/notifications.ts';
import type { TrialProblem } from './text.ts';

export type Run = typeof trialRuns.$inferSelect;

const OPEN: Run['state'][] = ['queued', 'running'];
const DAY_MS = 24 * 3600 * 1000;
/** Clients repeat a call within a few seconds. */
const REPEAT_MS = 15_000;

/** The topic that says “a trial of this report has changed”. */
export function topicOf(reportId: number): string {
  return `trials/${reportId}`;
}

export async function findRun(database: Database, id: string): Promise<Run | null> {
  const [found] = await database.select().from(trialRuns).where(eq(trialRuns.id, id));
  return found ?? null;
}

/** The run, locked until the transaction ends; null if it has ended. */
export async function lockOpenRun(transaction: Transaction, id: string): Promise<Run | null> {
  const [found] = await transaction
    .select()
    .from(trialRuns)
    .where(and(eq(trialRuns.id, id), inArray(trialRuns.state, OPEN)))
    .for('update');
  return found ?? null;
}

/** Changes a run that hasn’t ended, and notifies everyone who watches; null if it has. */
export async function updateOpenRun(
  database: Database | Transaction,
  id: string,
  change: Partial<Pick<Run, 'state' | 'tried' | 'total' | 'trial'> & { message: TrialProblem }>,
): Promise<Run | null> {
  const hasEnded = change.state !== undefined && !OPEN.includes(change.state);
  const [run] = await database
    .update(trialRuns)
    .set({ ...change, ...(hasEnded && { finishedAt: new Date() }) })
    .where(and(eq(trialRuns.id, id), inArray(trialRuns.state, OPEN)))
    .returning();
  if (run === undefined) return null;
  await notify(database, topicOf(run.reportId));
  return run;
}

/** Newest first. */
export function listRuns(database: Database, reportId: number): Promise<Run[]> {
  return database
    .select()
    .from(trialRuns)
    .where(eq(trialRuns.reportId, reportId))
    .orderBy(desc(trialRuns.createdAt), desc(trialRuns.id))
    .limit(50);
}

/** What an account asked for and still runs, or has just ended: a client may repeat a request whose answer it missed. */
export function listRecentAsked(transaction: Transaction, userId: string): Promise<Run[]> {
  const isRecent = and(
    eq(trialRuns.state, 'done'),
    gte(trialRuns.createdAt, new Date(Date.now() - REPEAT_MS)),
  );
  return transaction
    .select()
    .from(trialRuns)
    .where(
      and(
        eq(trialRuns.userId, userId),
        ne(trialRuns.kind, 'first'),
        or(inArray(trialRuns.state, OPEN), isRecent),
      ),
    );
}

export function isOpen({ state }: Pick<Run, 'state'>): boolean {
  return OPEN.includes(state);
}

/** What a workspace asked for within 24 hours, unless nothing came of it. */
export async function countAsked(database: Database | Transaction, workspaceId: string): Promise<number> {
  const [found] = await database
    .select({ asked: count() })
    .from(trialRuns)
    .where(
      and(
        eq(trialRuns.workspaceId, workspaceId),
        ne(trialRuns.kind, 'first'),
        notInArray(trialRuns.state, ['failed', 'cancelled']),
        gte(trialRuns.createdAt, new Date(Date.now() - DAY_MS)),
      ),
    );
  return found?.asked ?? 0;
}

export async function countOpenOf(transaction: Transaction, workspaceId: string): Promise<number> {
  const [found] = await transaction
    .select({ open: count() })
    .from(trialRuns)
    .where(and(eq(trialRuns.workspaceId, workspaceId), inArray(trialRuns.state, OPEN)));
  return found?.open ?? 0;
}

/** Whether anyone’s analysis waits for its turn. */
export async function isAnalysisWaiting(database: Database): Promise<boolean> {
  const waiting = await database
    .select({ one: sql`1` })
    .from(analyses)
    .where(eq(analyses.state, 'queued'))
    .limit(1);
  return waiting.length > 0;
}
