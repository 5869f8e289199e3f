import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { spentAnalyses, users } from '../../database/schema.ts';
import type { Fingerprints } from '../../platform/fingerprints.ts';
import { countAnalysesThisMonth } from './queries.ts';

export interface SpentDeps {
  database: Database | Transaction;
  fingerprints: Fingerprints;
}

/**
 * Analyses of this calendar month (UTC) that count against the free plan: those of the account, and those of deleted
 * accounts with the same address.
 */
export async function countSpentAnalyses(
  { database, fingerprints }: SpentDeps,
  { actor }: Pick<Context, 'actor'>,
): Promise<number> {
  const own = await countAnalysesThisMonth(database, { actor });
  if (actor.kind !== 'user') return own;
  const [user] = await database.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
  if (user === undefined) return own;
  const [before] = await database
    .select({ used: sql<number>`coalesce(sum(${spentAnalyses.used}), 0)::int` })
    .from(spentAnalyses)
    .where(
      and(
        inArray(spentAnalyses.key, await fingerprints.everyOf([factOf(user.email)])),
        gt(spentAnalyses.until, sql`now()`),
      ),
    );
  return own + (before?.used ?? 0);
}

/** Remembers what an account used before it is deleted, so that a new account with its address doesn't start over. */
export async function keepSpentAnalyses(
  transaction: Transaction,
  fingerprints: Fingerprints,
  user: { id: string; email: string },
): Promise<void> {
  const actor = {
    kind: 'user',
    id: user.id,
    workspaceId: user.id,
    role: 'owner',
    isPro: false,
    isFounder: false,
  } as const;
  const used = await countAnalysesThisMonth(transaction, { actor });
  const [key] = await fingerprints.of([factOf(user.email)]);
  if (used === 0 || key === undefined) return;
  const until = sql`(date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'`;
  await transaction
    .insert(spentAnalyses)
    .values({ key, used, until })
    .onConflictDoUpdate({
      target: spentAnalyses.key,
      set: {
        used: sql`case when ${spentAnalyses.until} <= now() then ${used} else ${spentAnalyses.used} + ${used} end`,
        until,
      },
    });
}

function factOf(email: string): string {
  return `analyses:email:${email.toLowerCase()}`;
}
