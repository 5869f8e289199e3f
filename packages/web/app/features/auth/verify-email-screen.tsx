import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceFor, statusOf } from '../../client/api-error.ts';
import { sendVerification } from '../../client/send-verification.ts';
import { openSignIn } from '../../client/sign-in.ts';
import { userQuery, useUser } from '../../client/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { verifyEmail } from './auth-calls.ts';
import { FollowLink } from './follow-link.tsx';

/** The screen of links that confirm an address, whether the first or a changed one. */
export function VerifyEmailScreen() {
  const queryClient = useQueryClient();
  const user = useUser();
  return (
    <FollowLink
      reader={user === undefined ? null : (user?.id ?? 'nobody')}
      follow={verifyEmail}
      pending={{ title: 'Confirming your address', text: 'One moment.' }}
      done={{ title: 'Your address is confirmed', text: 'You’ll now get emails from Liftmark here.' }}
      failedTitle={user?.emailVerified ? 'This link no longer works' : 'We couldn’t confirm this address'}
      onDone={() => queryClient.invalidateQueries({ queryKey: userQuery.queryKey })}
    >
      {(isDone, error) =>
        isDone ? (
          <WaysOn />
        ) : user?.emailVerified ? (
          <>
            <p className="basis-full">{user.email} is confirmed.</p>
            <WaysOn />
          </>
        ) : statusOf(error) === 401 ? (
          <Button look="primary" onClick={() => openSignIn({ mode: 'signin', returnTo: null })}>
            Sign in to confirm
          </Button>
        ) : (
          <NewLink />
        )
      }
    </FollowLink>
  );
}

function WaysOn() {
  return (
    <>
      <Button look="primary" asChild>
        <Link to="/analyze">Analyze a Page</Link>
      </Button>
      <Button asChild>
        <Link to="/account">Your account</Link>
      </Button>
    </>
  );
}

function NewLink() {
  const user = useUser();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: sendVerification,
    onError: (error) =>
      toast({ title: 'No Link Sent', description: sentenceFor(error), look: 'destructive' }),
  });
  if (!user) {
    return (
      <Button look="primary" onClick={() => openSignIn({ mode: 'signin', returnTo: '/account' })}>
        Sign in to get a new link
      </Button>
    );
  }
  if (isSuccess) return <p role="status">We’ve sent a new link to {user.email}.</p>;
  return (
    <Button look="primary" disabled={isPending} onClick={() => mutate()}>
      Send new link
    </Button>
  );
}
