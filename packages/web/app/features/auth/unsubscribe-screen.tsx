import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { unsubscribe } from './auth-calls.ts';
import { FollowLink } from './follow-link.tsx';

/** Where the links lead that end the mails; nobody has to sign in for that. */
export function UnsubscribeScreen() {
  return (
    <FollowLink
      follow={unsubscribe}
      pending={{ title: 'Ending the mails', text: 'One moment.' }}
      done={{
        title: 'You are unsubscribed',
        text: 'No tips and no news any more. Mails about your account itself, such as a new password, still come.',
      }}
      failedTitle="This link does not work"
    >
      {(isDone) => (
        <>
          <Button asChild {...(!isDone && { look: 'primary' })}>
            <Link to="/account#emails">Choose in your account</Link>
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
