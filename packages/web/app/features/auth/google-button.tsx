import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { configQuery } from '../../client/config-query.ts';
import { Button } from '../../ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { markOptIn } from './opt-in-event.ts';

/** Leaves for Google and comes back to `returnTo`; says so where the operator has not set it up. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  const { data: config } = useQuery(configQuery);
  const noteId = useId();
  if (config?.googleSignIn === false) {
    return (
      <div className="grid gap-1.5">
        <Button disabled aria-describedby={noteId}>
          <GoogleMark />
          Continue with Google
        </Button>
        <p id={noteId} className="note">
          Whoever runs this installation has not set up Google sign-in. Your email works.
        </p>
      </div>
    );
  }
  return (
    <Button asChild>
      <a href={`/auth/google?returnTo=${encodeURIComponent(returnTo)}`} onClick={() => markOptIn('google')}>
        <GoogleMark />
        Continue with Google
      </a>
    </Button>
  );
}
