import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../client/config-query.ts';
import { Button } from '../../ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { markOptIn } from './opt-in-event.ts';

/** Goes to Google and comes back to `returnTo`. Renders nothing if the operator hasn't set up Google sign-in. */
export function GoogleChoice({ returnTo }: { returnTo: string }) {
  const { data: config } = useQuery(configQuery);
  if (!config?.googleSignIn) return null;
  return (
    <>
      <Button asChild>
        <a href={`/auth/google?returnTo=${encodeURIComponent(returnTo)}`} onClick={() => markOptIn('google')}>
          <GoogleMark />
          Continue with Google
        </a>
      </Button>
      <p className="flex max-w-none items-center gap-3 text-ink-3 text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        Or continue with email
      </p>
    </>
  );
}
