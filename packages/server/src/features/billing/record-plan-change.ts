import type { Transaction } from '../../database/connection.ts';
import { recordAction } from '../../platform/audit.ts';
import type { StoredWorkspace } from '../auth/present-user.ts';
import type { StoredSubscription, SubscriptionState } from './subscription-state.ts';

/** Records in the audit log that a subscription started, ended or changed. A renewal isn't a change. */
export async function recordPlanChange(
  transaction: Transaction,
  { id: workspaceId, kind }: Pick<StoredWorkspace, 'id' | 'kind'>,
  before: StoredSubscription | null,
  after: SubscriptionState,
): Promise<void> {
  const [was, is] = [before && termsOf(before), termsOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  await recordAction(transaction, {
    action: 'plan_changed',
    subject: `${kind === 'team' ? 'workspace' : 'user'}:${workspaceId}`,
    workspaceId,
    details: { subscription: after.id, ...is, ...(was && { before: `${was.plan}, ${was.status}` }) },
  });
}

function termsOf({ planType, quantity, status, cancelsAtPeriodEnd, withdrawal }: SubscriptionState) {
  return {
    plan: planType,
    ...(quantity !== 1 && { seats: quantity }),
    status,
    ...(cancelsAtPeriodEnd && { renews: false }),
    ...(withdrawal !== null && { withdrawal }),
  };
}
