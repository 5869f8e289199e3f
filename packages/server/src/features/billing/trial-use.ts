import { createHmac } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { subscriptions, trials } from '../../database/schema.ts';

/** Whoever may have had a trial: an account, its address, and the card that was given. */
export interface TrialPerson {
  userId: string;
  email: string;
  /** The provider's fingerprint of the card. */
  card?: string;
}

/** Whether the person had a trial, or a subscription without one, before. */
export async function hasHadTrial(
  { database, secret }: { database: Database; secret: string },
  person: TrialPerson,
): Promise<boolean> {
  const [trial] = await database
    .select({ key: trials.key })
    .from(trials)
    .where(inArray(trials.key, Object.values(keysOf(secret, person))))
    .limit(1);
  if (trial !== undefined) return true;
  const [earlier] = await database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, person.userId), ne(subscriptions.status, 'incomplete_expired')))
    .limit(1);
  return earlier !== undefined;
}

/**
 * Notes a trial under the person and the card.
 * @returns false where any of them had one with another subscription
 */
export async function claimTrial(
  database: Database,
  secret: string,
  subscriptionId: string,
  person: TrialPerson,
): Promise<boolean> {
  const keys = Object.values(keysOf(secret, person));
  await database
    .insert(trials)
    .values(keys.map((key) => ({ key, subscriptionId })))
    .onConflictDoNothing();
  const [other] = await database
    .select({ by: trials.subscriptionId })
    .from(trials)
    .where(and(inArray(trials.key, keys), ne(trials.subscriptionId, subscriptionId)))
    .limit(1);
  if (other === undefined) return true;
  // What else was given for a trial that never began stays good for one.
  await database.delete(trials).where(eq(trials.subscriptionId, subscriptionId));
  return false;
}

/** Nobody is to be read from the table, which outlives accounts. */
function keysOf(
  secret: string,
  { userId, email, card }: TrialPerson,
): { user: string; email: string; card?: string } {
  const hash = (text: string) => createHmac('sha256', secret).update(`trial:${text}`).digest('base64url');
  return {
    user: hash(`user:${userId}`),
    email: hash(`email:${email.toLowerCase()}`),
    ...(card !== undefined && { card: hash(`card:${card}`) }),
  };
}
