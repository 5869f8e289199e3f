import type { Plan } from '@liftmark/contract/account';
import { desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { subscriptions } from '../../database/schema.ts';
import { countSpentAnalyses } from '../analysis/spent-analyses.ts';
import { findUser, findWorkspace } from '../auth/present-user.ts';
import { hasHadTrial, type TrialDeps } from '../billing/trial-use.ts';

export interface PlanDeps extends TrialDeps {
  freePerMonth: number;
}

/** The plan of the workspace that a user works in, and how much of it is used. */
export async function loadPlan(deps: PlanDeps, actor: UserActor): Promise<Plan> {
  const { database, freePerMonth } = deps;
  const user = await findUser(database, actor.id);
  const workspace = await findWorkspace(database, actor.workspaceId);
  const [subscription] = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspace.id))
    .orderBy(desc(subscriptions.proUntil))
    .limit(1);
  return {
    isPro: actor.isPro,
    planType: subscription?.planType ?? null,
    seats: workspace.seats,
    subscriptionStatus: workspace.subscriptionStatus,
    trialEndsAt: subscription?.trialEndsAt?.toISOString() ?? null,
    paidUntil: subscription?.paidUntil?.toISOString() ?? null,
    proUntil: subscription?.proUntil.toISOString() ?? null,
    cancelsAtPeriodEnd: subscription?.cancelsAtPeriodEnd ?? false,
    isManaged: subscription !== undefined && workspace.stripeCustomerId !== null,
    hasTrialLeft:
      workspace.kind === 'personal' && !(await hasHadTrial(deps, { userId: user.id, email: user.email })),
    analysesThisMonth: await countSpentAnalyses(deps, { actor }),
    freeAnalysesPerMonth: freePerMonth,
  };
}
