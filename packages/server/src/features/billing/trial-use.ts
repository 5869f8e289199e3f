import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { subscriptions, trials } from '../../database/schema.ts';
import type { Fingerprints } from '../../platform/fingerprints.ts';

/** Everything a trial is limited by: the account, its address and the card. */
export interface TrialPerson {
  userId: string;
  email: string;
  /** The provider's fingerprint of the card. */
  card?: string;
}

export interface TrialDeps {
  database: Database;
  fingerprints: Fingerprints;
}

/** True if the person had a trial before, or a subscription without one. */
export async function hasHadTrial(
  { database, fingerprints }: TrialDeps,
  person: TrialPerson,
): Promise<boolean> {
  const [trial] = await database
    .select({ key: trials.key })
    .from(trials)
    .where(inArray(trials.key, await fingerprints.everyOf(factsOf(person))))
    .limit(1);
  if (trial !== undefined) return true;
  const [earlier] = await database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.workspaceId, person.userId), ne(subscriptions.status, 'incomplete_expired')))
    .limit(1);
  return earlier !== undefined;
}

/**
 * Records a trial for the person and the card.
 * @returns false if any of them had one with another subscription
 */
export async function claimTrial(
  { database, fingerprints }: TrialDeps,
  subscriptionId: string,
  person: TrialPerson,
): Promise<boolean> {
  const facts = factsOf(person);
  const keys = await fingerprints.of(facts);
  await database
    .insert(trials)
    .values(keys.map((key) => ({ key, subscriptionId })))
    .onConflictDoNothing();
  const [other] = await database
    .select({ by: trials.subscriptionId })
    .from(trials)
    .where(
      and(inArray(trials.key, await fingerprints.everyOf(facts)), ne(trials.subscriptionId, subscriptionId)),
    )
    .limit(1);
  if (other === undefined) return true;
  // Otherwise the other keys would be used up by a trial that never started.
  await database.delete(trials).where(eq(trials.subscriptionId, subscriptionId));
  return false;
}

function factsOf({ userId, email, card }: TrialPerson): string[] {
  return [
    `trial:user:${userId}`,
    `trial:email:${email.toLowerCase()}`,
    ...(card ? [`trial:card:${card}`] : []),
  ];
}
