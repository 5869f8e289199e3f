import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { subscriptions } from '../../database/schema.ts';
import { ownersOf } from '../members/owners.ts';
import type { BillingWorker } from './jobs.ts';

/** Emails everyone whose trial ends within two days, once, unless they canceled. */
export async function remindOfTrials({ database, mailer }: BillingWorker): Promise<void> {
  const due = and(
    eq(subscriptions.status, 'trialing'),
    eq(subscriptions.cancelsAtPeriodEnd, false),
    isNull(subscriptions.trialReminderSentAt),
    gt(subscriptions.trialEndsAt, sql`now()`),
    lte(subscriptions.trialEndsAt, sql`now() + interval '2 days'`),
  );
  const waiting = await database.select({ id: subscriptions.id }).from(subscriptions).where(due);
  for (const { id } of waiting) {
    await database.transaction(async (transaction) => {
      const [claimed] = await transaction
        .update(subscriptions)
        .set({ trialReminderSentAt: new Date() })
        .where(and(eq(subscriptions.id, id), due))
        .returning();
      if (claimed === undefined || claimed.trialEndsAt === null) return;
      const { planType } = claimed;
      const trialEndsAt = claimed.trialEndsAt.toISOString();
      for (const { firstName, email, id: userId } of await ownersOf(transaction, claimed.workspaceId)) {
        const props = { firstName, trialEndsAt, planType };
        await mailer.send(transaction, 'trial-ends', props, { to: email, userId });
      }
    });
  }
}
