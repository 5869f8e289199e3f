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

export interface TrialDeps {
  database: Database;
  secret: string;
  /** Those that it replaced, under which earlier trials were noted. */
  formerSecrets: string[];
}

/** Whether the person had a trial, or a subscription without one, before. */
export async function hasHadTrial(deps: TrialDeps, person: TrialPerson): Promise<boolean> {
  const { database } = deps;
  const [trial] = await database
    .select({ key: trials.key })
    .from(trials)
    .where(inArray(trials.key, allKeysOf(deps, person)))
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
  deps: TrialDeps,
  subscriptionId: string,
  person: TrialPerson,
): Promise<boolean> {
  const { database, secret } = deps;
  await database
    .insert(trials)
    .values(keysOf(secret, person).map((key) => ({ key, subscriptionId })))
    .onConflictDoNothing();
  const [other] = await database
    .select({ by: trials.subscriptionId })
    .from(trials)
    .where(and(inArray(trials.key, allKeysOf(deps, person)), ne(trials.subscriptionId, subscriptionId)))
    .limit(1);
  if (other === undefined) return true;
  // What else was given for a trial that never began stays good for one.
  await database.delete(trials).where(eq(trials.subscriptionId, subscriptionId));
  return false;
}

/** Nobody is to be read from the table, which outlives accounts. */
function keysOf(secret: string, { userId, email, card }: TrialPerson): string[] {
  const facts = [`user:${userId}`, `email:${email.toLowerCase()}`, ...(card ? [`card:${card}`] : [])];
  return facts.map((fact) => createHmac('sha256', secret).update(`trial:${fact}`).digest('base64url'));
}

function allKeysOf({ secret, formerSecrets }: TrialDeps, person: TrialPerson): string[] {
  return [secret, ...formerSecrets].flatMap((each) => keysOf(each, person));
}
