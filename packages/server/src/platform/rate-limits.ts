import { inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { rateLimits } from '../database/schema.ts';

interface Allowance {
  /** The counted action and account or address. */
  key: string;
  /** Most uses within the window. */
  max: number;
  windowS: number;
}

/**
 * Counts a use against each allowance, across all processes.
 * @returns seconds until a retry makes sense if an allowance is used up, otherwise null
 */
export async function takeAllowances(
  database: Database | Transaction,
  allowances: Allowance[],
): Promise<number | null> {
  let waitS: number | null = null;
  for (const allowance of allowances) {
    const { used, resetsInS } = await takeAllowance(database, allowance);
    if (used > allowance.max) waitS = Math.max(waitS ?? 1, resetsInS);
  }
  return waitS;
}

/**
 * Counts a use. The window starts with the first one. Simultaneous uses are counted one after another.
 * @returns the uses in this window, with this one, and the seconds until the window ends
 */
export async function takeAllowance(
  database: Database | Transaction,
  { key, windowS }: Pick<Allowance, 'key' | 'windowS'>,
): Promise<{ used: number; resetsInS: number }> {
  const windowEnd = sql`now() + ${windowS} * interval '1 second'`;
  const [row] = await database
    .insert(rateLimits)
    .values({ key, used: 1, resetsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${rateLimits.resetsAt} <= now() then 1 else ${rateLimits.used} + 1 end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= now() then ${windowEnd} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      used: rateLimits.used,
      leftS: sql<string>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))`,
    });
  return { used: row?.used ?? 1, resetsInS: Math.max(Number(row?.leftS ?? windowS), 1) };
}

/** Gives back uses that turned out not to count. */
export async function returnAllowances(database: Database, keys: string[]): Promise<void> {
  await database
    .update(rateLimits)
    .set({ used: sql`greatest(${rateLimits.used} - 1, 0)` })
    .where(inArray(rateLimits.key, keys));
}

/** Deletes expired windows. */
export async function removeOldAllowances(database: Database): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
}
