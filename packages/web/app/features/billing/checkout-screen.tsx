import { Navigate, useSearchParams } from 'react-router';
import { openSignIn } from '../../client/sign-in.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckoutEnd } from './checkout-end.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { SimulatedCheckout } from './simulated-checkout.tsx';

/** A checkout to show, identified by its secret, or one that was just left, identified by its session. */
export function CheckoutScreen() {
  const [search] = useSearchParams();
  const user = useRequiredUser();
  const sessionId = search.get('session_id');
  const clientSecret = search.get('client_secret');
  if (user === undefined) return <CheckoutSkeleton />;
  if (user === null) return <SignInFirst />;
  if (sessionId !== null) return <CheckoutEnd sessionId={sessionId} />;
  if (clientSecret !== null) return <SimulatedCheckout clientSecret={clientSecret} />;
  return <Navigate to="/subscribe" replace />;
}

function SignInFirst() {
  return (
    <Notice title="Sign in to continue" text="This checkout belongs to the account that opened it.">
      <Button look="primary" onClick={() => openSignIn({ mode: 'signin', returnTo: null })}>
        Sign In
      </Button>
    </Notice>
  );
}
