import { and, eq, ne } from 'drizzle-orm';
import { type Member, writeAs } from '../../access/lock-role.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database } from '../../database/connection.ts';
import { checkouts, subscriptions } from '../../database/schema.ts';
import { isLive } from './subscription-state.ts';

export type Checkout = typeof checkouts.$inferSelect;

/** What someone wants to buy. */
export type CheckoutChoice = Pick<Checkout, 'planType' | 'quantity' | 'isTrial' | 'returnTo'>;

export async function findCheckout(
  database: Database,
  workspaceId: string,
  by: { key: string } | { state: 'open' },
): Promise<Checkout | null> {
  const which = 'key' in by ? eq(checkouts.idempotencyKey, by.key) : eq(checkouts.state, by.state);
  const [found] = await database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.workspaceId, workspaceId), which));
  return found ?? null;
}

/** The checkout of a session, for an owner of its workspace; null for everyone else. */
export async function findOwnCheckout(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<Checkout | null> {
  const [found] = await database
    .select({ checkout: checkouts, role: roleIn(checkouts.workspaceId, userId) })
    .from(checkouts)
    .where(eq(checkouts.sessionId, sessionId));
  return found?.role === 'owner' ? found.checkout : null;
}

/**
 * Null if the same workspace has another one open, or one with the same key.
 * @throws AppError those of `writeAs`
 */
export async function createCheckout(
  database: Database,
  { userId, workspaceId }: Member,
  choice: CheckoutChoice,
  idempotencyKey: string | null,
): Promise<Checkout | null> {
  const [created] = await writeAs(database, { userId, workspaceId }, 'owner', (transaction) =>
    transaction
      .insert(checkouts)
      .values({ workspaceId, idempotencyKey, ...choice })
      .onConflictDoNothing()
      .returning(),
  );
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

/** True if the workspace has an active subscription, paid or not. */
export async function hasSubscription(database: Database, workspaceId: string): Promise<boolean> {
  const found = await database
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(and(eq(subscriptions.workspaceId, workspaceId), ne(subscriptions.status, 'canceled')));
  return found.some(isLive);
}
