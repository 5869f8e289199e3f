import {
  type CreateSubscriptionRequest,
  type CreateSubscriptionResponse,
  createSubscriptionRequestSchema,
  type PlanType,
} from '@liftmark/contract/billing';
import { PLANS } from '@liftmark/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { statusOf } from '../../client/api-error.ts';
import { track } from '../../client/track.ts';
import { useAfterSignIn } from '../../client/use-after-sign-in.ts';
import { createSubscription } from './billing-calls.ts';

interface StartSubscription {
  start: (request: CreateSubscriptionRequest) => void;
  /** The plan whose checkout is opening; null if none is. */
  opening: PlanType | null;
  error: Error | null;
}

/** Opens the checkout of a plan, after the auth dialog for signed-out visitors. */
export function useStartSubscription(): StartSubscription {
  const navigate = useNavigate();
  const { mutate, reset, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (request: CreateSubscriptionRequest) => {
      const { planType, trial } = request;
      track({
        event: 'subscription_start',
        category: 'conversion',
        label: `${planType}_${trial ? 'trial' : 'direct'}`,
        value: PLANS[planType].charged / 100,
      });
      return createSubscription(request);
    },
    onSuccess: async (answer, { planType }) => {
      const address = addressOf(answer, planType);
      if (address.startsWith('/')) await navigate(address);
      else window.location.assign(address);
    },
    onError: (failure, request) => {
      if (statusOf(failure) === 401) ask(request, { isSignedOut: true });
    },
  });
  const ask = useAfterSignIn('subscription', createSubscriptionRequestSchema, (request) => mutate(request));

  // When people come back from the provider, the browser may show this screen in its old state.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  return {
    start: ask,
    opening: isPending || isSuccess ? variables.planType : null,
    error: statusOf(error) === 401 ? null : error,
  };
}

/** The provider's page, or our own with the checkout's secret. */
function addressOf(answer: CreateSubscriptionResponse, plan: PlanType): string {
  if ('checkoutUrl' in answer) return answer.checkoutUrl;
  return `/checkout?${new URLSearchParams({ client_secret: answer.clientSecret, plan })}`;
}
