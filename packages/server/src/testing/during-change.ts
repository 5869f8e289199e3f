import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database, Transaction } from '../database/connection.ts';
import { lockWorkspace } from '../features/members/seats.ts';

interface Underway<Answer> {
  answer: Promise<Answer>;
  /** Whether it answered while the members of the workspace were locked, or waits for that to end. */
  hasAnswered: boolean;
}

/**
 * What a call answers that is at work while something about the members of its workspace changes: it has found its actor
 * in their old role, and waits for the change. Fails if it answers before.
 */
export function answerDuringChange<Answer>(
  database: Database,
  workspaceId: string,
  change: (transaction: Transaction) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  return duringLock(database, workspaceId, async (transaction) => {
    await change(transaction);
    const made = await underway(transaction, call);
    expect(made.hasAnswered, 'the call answered without waiting for the change').toBe(false);
    return made;
  });
}

/** What a call answers while the members of a workspace are locked. Fails if it waits. */
export function answerDespiteLock<Answer>(
  database: Database,
  workspaceId: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  return duringLock(database, workspaceId, async (transaction) => {
    const made = await underway(transaction, call);
    expect(made.hasAnswered, 'the call waited for the lock').toBe(true);
    return made;
  });
}

async function duringLock<Answer>(
  database: Database,
  workspaceId: string,
  work: (transaction: Transaction) => Promise<Underway<Answer>>,
): Promise<Answer> {
  const { answer } = await database.transaction(async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    return work(transaction);
  });
  return answer;
}

async function underway<Answer>(
  transaction: Transaction,
  call: () => Promise<Answer>,
): Promise<Underway<Answer>> {
  let hasAnswered = false;
  const answer = call().finally(() => {
    hasAnswered = true;
  });
  const waits = async () =>
    (
      await transaction.execute(sql`select from pg_locks
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`)
    ).rows.length > 0;
  await expect.poll(async () => hasAnswered || (await waits()), { timeout: 30_000 }).toBe(true);
  // In an object, because a promise would be awaited here.
  return { answer, hasAnswered };
}
