import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { subscriptions, users } from '../../database/schema.ts';
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
      const [user] = await transaction.select().from(users).where(eq(users.id, claimed.userId));
      if (user === undefined) return;
      const { firstName, email, id: userId } = user;
      const props = { firstName, trialEndsAt: claimed.trialEndsAt.toISOString(), planType: claimed.planType };
      await mailer.send(transaction, 'trial-ends', props, { to: email, userId });
    });
  }
}
