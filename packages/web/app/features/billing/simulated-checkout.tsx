import { formatPrice, PLANS } from '@liftmark/contract/plans';
import {
  type SimulatedCheckout as Checkout,
  SIMULATED_CARDS,
  type SimulatedCard,
} from '@liftmark/contract/simulated-payments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { sentenceFor, statusOf } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/notice.tsx';
import { paySimulated, simulatedCheckoutQuery } from './billing-calls.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PaymentPage } from './payment-page.tsx';
import { SimulationNote } from './simulation-note.tsx';

const CARDS: Record<SimulatedCard, string> = {
  new: 'A new card',
  shared: 'A shared card that may already have been used for a free trial',
};

const endPath = (sessionId: string): string => `/checkout?${new URLSearchParams({ session_id: sessionId })}`;

/** Replaces the provider's checkout while payments are simulated. */
export function SimulatedCheckout({ clientSecret }: { clientSecret: string }) {
  const { data: checkout, error, refetch } = useQuery(simulatedCheckoutQuery(clientSecret));
  if (checkout?.state === 'open') return <PaymentForm checkout={checkout} clientSecret={clientSecret} />;
  if (checkout !== undefined) return <Navigate to={endPath(checkout.sessionId)} replace />;
  if (error === null) return <CheckoutSkeleton />;
  const isGone = statusOf(error) === 404;
  return (
    <Notice
      title={isGone ? 'This checkout is closed' : 'We couldn’t open the checkout'}
      text={
        isGone
          ? 'This checkout has expired or belongs to another account. Choose a plan to start again.'
          : sentenceFor(error)
      }
    >
      {!isGone && <Button onClick={() => void refetch()}>Try Again</Button>}
      <Button look="primary" asChild>
        <Link to="/subscribe">Choose a plan</Link>
      </Button>
    </Notice>
  );
}

function PaymentForm({ checkout, clientSecret }: { checkout: Checkout; clientSecret: string }) {
  const navigate = useNavigate();
  const [card, setCard] = useState<SimulatedCard>('new');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (outcome: 'success' | 'declined') => paySimulated(clientSecret, { outcome, card }),
    onSuccess: ({ state, sessionId }) => {
      if (state !== 'open') void navigate(endPath(sessionId), { replace: true });
    },
  });
  const isDeclined = data?.state === 'open' && !isPending;
  return (
    <PaymentPage>
      <h1 className="title-1">Simulated checkout</h1>
      <SimulationNote />
      <Order checkout={checkout} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-ink text-sm">Made-up card</legend>
        {SIMULATED_CARDS.map((each) => (
          <label key={each} className="flex min-h-control items-center gap-3 text-ui">
            <input
              type="radio"
              name="card"
              checked={card === each}
              onChange={() => setCard(each)}
              className="size-4 accent-(--accent)"
            />
            {CARDS[each]}
          </label>
        ))}
      </fieldset>
      <FormProblem>
        {error
          ? sentenceFor(error)
          : isDeclined && 'The card was declined. You haven’t been charged. Try again.'}
      </FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={isPending} onClick={() => mutate('success')}>
          {checkout.trialDays > 0 ? 'Simulate trial start' : 'Simulate successful payment'}
        </Button>
        <Button disabled={isPending} onClick={() => mutate('declined')}>
          Simulate declined card
        </Button>
        <Button look="quiet" asChild>
          <Link to="/subscribe">Back to plans</Link>
        </Button>
      </div>
    </PaymentPage>
  );
}

function Order({ checkout: { planType, seats, trialDays, amount } }: { checkout: Checkout }) {
  const every = planType === 'annual' ? 'every year' : 'every month';
  const lines = [
    ['Plan', seats === 1 ? PLANS[planType].name : `${PLANS[planType].name}, ${seats} seats`],
    ['Charged today', trialDays > 0 ? formatPrice(0) : formatPrice(amount)],
    [
      'Afterwards',
      trialDays > 0
        ? `${formatPrice(amount)} after ${trialDays} days, then ${every}`
        : `${formatPrice(amount)} ${every}`,
    ],
  ] as const;
  return (
    <dl className="border-ink border-t">
      {lines.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3 text-ui">
          <dt>{term}</dt>
          <dd className="tabular font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
