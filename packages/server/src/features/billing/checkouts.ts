import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { checkouts, subscriptions } from '../../database/schema.ts';
import { isLive } from './subscription-state.ts';

export type Checkout = typeof checkouts.$inferSelect;

/** What a person wants to buy. */
export type CheckoutChoice = Pick<Checkout, 'planType' | 'isTrial' | 'returnTo'>;

export async function findCheckout(
  database: Database,
  userId: string,
  by: { key: string } | { sessionId: string } | { state: 'open' },
): Promise<Checkout | null> {
  const which =
    'key' in by
      ? eq(checkouts.idempotencyKey, by.key)
      : 'sessionId' in by
        ? eq(checkouts.sessionId, by.sessionId)
        : eq(checkouts.state, by.state);
  const [found] = await database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), which));
  return found ?? null;
}

/** Null if the same user has another one open, or one with the same key. */
export async function createCheckout(
  database: Database,
  userId: string,
  choice: CheckoutChoice,
  idempotencyKey: string | null,
): Promise<Checkout | null> {
  const [created] = await database
    .insert(checkouts)
    .values({ userId, idempotencyKey, ...choice })
    .onConflictDoNothing()
    .returning();
  return created ?? null;
}

export async function changeCheckout(
  database: Database,
  id: string,
  change: Partial<Pick<Checkout, 'state' | 'sessionId' | 'checkoutUrl' | 'clientSecret'>>,
): Promise<void> {
  await database.update(checkouts).set(change).where(eq(checkouts.id, id));
}

export async function removeCheckout(database: Database, id: string): Promise<void> {
  await database.delete(checkouts).where(eq(checkouts.id, id));
}

/** True if the user has an active subscription, paid or not. */
export async function hasSubscription(database: Database, userId: string): Promise<boolean> {
  const found = await database
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'canceled')));
  return found.some(isLive);
}
