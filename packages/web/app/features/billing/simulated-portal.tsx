import { PLANS } from '@liftmark/contract/plans';
import type { SimulatedAction, SimulatedSubscriptionView } from '@liftmark/contract/simulated-payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceFor, statusOf } from '../../client/api-error.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { userQuery } from '../../client/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { momentWords } from '../../ui/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { actSimulated, simulatedSubscriptionQuery } from './billing-calls.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PaymentPage } from './payment-page.tsx';
import { CONFIRMED, type ConfirmedAction, PlanChangeDialog } from './plan-change-dialog.tsx';
import { SimulatedPayments } from './simulated-payments.tsx';
import { SimulationNote } from './simulation-note.tsx';

const OF_THE_SUBSCRIBER: Partial<Record<SimulatedAction, string>> = {
  switch: 'Switch to the other plan',
  cancel: 'Cancel plan',
  resume: 'Keep plan',
};
const OF_THE_WORLD: Partial<Record<SimulatedAction, string>> = {
  renew: 'Simulate renewal',
  fail: 'Simulate failed renewal',
  end: 'Simulate end of plan',
  refund: 'Simulate refund',
  dispute: 'Simulate dispute',
};

/** Replaces the provider's customer portal while payments are simulated. */
export function SimulatedPortal() {
  const user = useRequiredUser();
  const { data, error } = useQuery({ ...simulatedSubscriptionQuery, enabled: Boolean(user) });
  if (data !== undefined) return <Portal subscription={data} />;
  if (error === null) return <CheckoutSkeleton />;
  return (
    <Notice
      title="Nothing to manage"
      text={statusOf(error) === 404 ? 'This account has never had a subscription.' : sentenceFor(error)}
    >
      <Button look="primary" asChild>
        <Link to="/subscribe">See plans</Link>
      </Button>
    </Notice>
  );
}

function Portal({ subscription }: { subscription: SimulatedSubscriptionView }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ConfirmedAction | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: actSimulated,
    onSuccess: (changed) => {
      queryClient.setQueryData(simulatedSubscriptionQuery.queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onSettled: () => setAsked(null),
  });
  const { planType, seats, status, periodEnd, cancelsAtPeriodEnd, card, payments } = subscription;
  const isOver = status === 'canceled';
  const isOffered = (action: string): boolean => {
    if (action === 'refund' || action === 'dispute') return payments.some(({ state }) => state === 'paid');
    if (isOver) return false;
    if (action === 'cancel') return !cancelsAtPeriodEnd;
    return action !== 'resume' || cancelsAtPeriodEnd;
  };
  const buttons = (actions: Partial<Record<SimulatedAction, string>>) => (
    <div className="flex flex-wrap gap-3">
      {Object.entries(actions)
        .filter(([action]) => isOffered(action))
        .map(([action, label]) => (
          <Button
            key={action}
            disabled={isPending}
            onClick={() => {
              const confirmed = CONFIRMED.find((each) => each === action);
              if (confirmed) setAsked(confirmed);
              else mutate(action as SimulatedAction);
            }}
          >
            {label}
          </Button>
        ))}
    </div>
  );
  return (
    <PaymentPage>
      <h1 className="title-1">Simulated customer portal</h1>
      <SimulationNote />
      <div aria-live="polite" className="grid gap-0.5 border-ink border-t pt-4">
        <h2 className="title-4">
          {PLANS[planType].name}
          {seats > 1 && `, ${seats} seats`}
        </h2>
        <p className="tabular text-ui">
          {isOver
            ? 'Ended'
            : cancelsAtPeriodEnd
              ? 'Canceled, ends'
              : `${STATUSES[status] ?? status}, period ends`}
          {!isOver && ` ${momentWords(periodEnd)}`}. Card ending in {card}.
        </p>
      </div>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      {!isOver && (
        <section aria-labelledby="own-title" className="grid gap-3">
          <h2 id="own-title" className="title-4">
            Your options
          </h2>
          {buttons(OF_THE_SUBSCRIBER)}
          {asked && (
            <PlanChangeDialog
              action={asked}
              subscription={subscription}
              isPending={isPending}
              onConfirm={() => mutate(asked)}
              onClose={() => setAsked(null)}
            />
          )}
        </section>
      )}
      <section aria-labelledby="world-title" className="grid gap-3">
        <h2 id="world-title" className="title-4">
          Simulated events
        </h2>
        {buttons(OF_THE_WORLD)}
        {isOver && <p className="text-ui">This subscription has ended. Choose a plan to start a new one.</p>}
      </section>
      <SimulatedPayments payments={payments} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" asChild>
          <Link to="/account#plan">Back to your account</Link>
        </Button>
        {isOver && (
          <Button asChild>
            <Link to="/subscribe">See plans</Link>
          </Button>
        )}
      </div>
    </PaymentPage>
  );
}

const STATUSES: Record<string, string> = {
  trialing: 'Free trial',
  active: 'Paid',
  past_due: 'Payment failed',
};
