import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { unsubscribe } from './auth-calls.ts';
import { FollowLink } from './follow-link.tsx';

/** The screen of unsubscribe links; it works without signing in. */
export function UnsubscribeScreen() {
  return (
    <FollowLink
      follow={unsubscribe}
      pending={{ title: 'Unsubscribing', text: 'One moment.' }}
      done={{
        title: 'You’re unsubscribed',
        text: 'You won’t get these emails anymore. You’ll still get emails about your account, such as password resets.',
      }}
      failedTitle="This link doesn’t work"
    >
      {(isDone) => (
        <>
          <Button asChild {...(!isDone && { look: 'primary' })}>
            <Link to="/account#emails">Change it in your account</Link>
          </Button>
          <Button asChild look="quiet">
            <Link to="/" reloadDocument>
              Back to Home
            </Link>
          </Button>
        </>
      )}
    </FollowLink>
  );
}
