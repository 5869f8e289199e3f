import { FREE_SEATS } from '@liftmark/contract/workspaces';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { checkouts, subscriptions, trials, workspaces } from '../../database/schema.ts';

/** Ends everything that was simulated once payments are real: no one keeps Pro, or loses their trial, for nothing. */
export async function leaveSimulation(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(subscriptions)
      .set({ status: 'canceled', cancelsAtPeriodEnd: false, proUntil: sql`least(pro_until, now())` })
      .where(sql`starts_with(id, 'sub_simulated_') and (status <> 'canceled' or pro_until > now())`);
    await transaction
      .update(workspaces)
      .set({
        stripeCustomerId: null,
        stripeSubscriptionId: null,
        subscriptionStatus: 'free',
        proUntil: null,
        seats: FREE_SEATS,
        billingVersion: sql`billing_version + 1`,
      })
      .where(sql`starts_with(stripe_customer_id, 'cus_simulated_')`);
    await transaction.delete(checkouts).where(sql`starts_with(session_id, 'cs_simulated_')`);
    await transaction.delete(trials).where(sql`starts_with(subscription_id, 'sub_simulated_')`);
  });
}
