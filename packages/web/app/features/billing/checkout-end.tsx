import type { ConfirmCheckoutResponse } from '@liftmark/contract/billing';
import { TRIAL_DAYS } from '@liftmark/contract/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { sentenceFor, statusOf } from '../../client/api-error.ts';
import { userQuery } from '../../client/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkoutEndQuery } from './billing-calls.ts';
import { wayOn } from './way-on.ts';

/** The result of a checkout, and the way back to what the person wanted. */
export function CheckoutEnd({ sessionId }: { sessionId: string }) {
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(checkoutEndQuery(sessionId));
  const isPro = data?.isPro ?? false;
  useEffect(() => {
    if (isPro) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [isPro, queryClient]);

  if (data !== undefined) return <End end={data} isFetching={isFetching} />;
  if (error === null) return <Confirming />;
  if (statusOf(error) === 404) return <Closed />;
  return (
    <Notice title="We couldn’t look up your payment" text={sentenceFor(error)}>
      <Button look="primary" onClick={() => void refetch()}>
        Try Again
      </Button>
    </Notice>
  );
}

function End({ end, isFetching }: { end: ConfirmCheckoutResponse; isFetching: boolean }) {
  const { state, isTrial, isPro, returnTo } = end;
  if (state === 'expired') return <Closed />;
  if (state === 'open') return isFetching ? <Confirming /> : <Unpaid />;
  if (!isPro) return isTrial ? <TrialRefused /> : <Pending />;
  const title = isTrial ? `Your ${TRIAL_DAYS}-day free trial has started` : 'You have Liftmark Pro';
  return (
    <Notice title={title} text="You now have everything in Pro. You can cancel anytime in your account.">
      <Button look="primary" asChild>
        <Link to={returnTo} state={{ begin: true }}>
          {wayOn(returnTo)}
        </Link>
      </Button>
      <Button asChild>
        <Link to="/account#plan">Your plan</Link>
      </Button>
    </Notice>
  );
}

function Confirming() {
  return (
    <div role="status">
      <Notice title="Confirming your payment" text="One moment.">
        {null}
      </Notice>
    </div>
  );
}

function Unpaid() {
  return (
    <Notice title="You haven’t paid yet" text="The checkout is still open, and you haven’t been charged.">
      <PlansButton label="Back to plans" />
    </Notice>
  );
}

function Closed() {
  return (
    <Notice title="This checkout is closed" text="You can no longer pay here. Choose a plan to start again.">
      <PlansButton label="Choose a plan" />
    </Notice>
  );
}

function TrialRefused() {
  return (
    <Notice
      title="Your free trial couldn’t start"
      text="This card was already used for a free trial, and each card gets only one. You haven’t been charged and won’t be."
    >
      <PlansButton label="See plans" />
    </Notice>
  );
}

function Pending() {
  return (
    <Notice
      title="Your payment is processing"
      text="Pro starts as soon as your bank confirms the payment. You don’t need to wait here."
    >
      <Button look="primary" asChild>
        <Link to="/account#plan">Your plan</Link>
      </Button>
    </Notice>
  );
}

function PlansButton({ label }: { label: string }) {
  return (
    <Button look="primary" asChild>
      <Link to="/subscribe">{label}</Link>
    </Button>
  );
}
