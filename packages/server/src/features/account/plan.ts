import type { Plan } from '@liftmark/contract/account';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { subscriptions, users } from '../../database/schema.ts';
import { countAnalysesThisMonth } from '../analysis/queries.ts';

export interface PlanDeps {
  database: Database;
  freePerMonth: number;
}

/** The plan of a signed-in user, and how much of it is used. */
export async function loadPlan({ database, freePerMonth }: PlanDeps, context: Context): Promise<Plan> {
  const { actor } = context;
  const [user] = await database
    .select({ status: users.subscriptionStatus })
    .from(users)
    .where(eq(users.id, actor.id));
  const [subscription] = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, actor.id))
    .orderBy(desc(subscriptions.updatedAt))
    .limit(1);
  return {
    isPro: actor.kind === 'user' && actor.isPro,
    planType: subscription?.planType ?? null,
    subscriptionStatus: user?.status ?? 'free',
    trialEndsAt: subscription?.trialEndsAt?.toISOString() ?? null,
    paidUntil: subscription?.paidUntil?.toISOString() ?? null,
    cancelsAtPeriodEnd: subscription?.cancelsAtPeriodEnd ?? false,
    analysesThisMonth: await countAnalysesThisMonth(database, context),
    freeAnalysesPerMonth: freePerMonth,
  };
}
