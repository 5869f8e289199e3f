import { openSignIn } from '../../client/sign-in.ts';
import { Wrap } from '../../ui/section.tsx';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PARTS: { title: string; text: string }[] = [
  { title: 'Profile', text: 'Your name and email address.' },
  { title: 'Email preferences', text: 'The emails you get.' },
  { title: 'Two-factor sign-in', text: 'A second step in addition to your password.' },
  { title: 'Sessions', text: 'Where you’re signed in, and how to sign out.' },
  { title: 'API keys', text: 'Access for scripts and other programs.' },
  { title: 'Your data', text: 'Download all of it, or delete it.' },
];

/** What signed-out visitors see of the account screen. */
export function AccountPreview() {
  return (
    <SignedOutPreview parts={PARTS} onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}>
      Sign in to see your account
    </SignedOutPreview>
  );
}

export function AccountSkeleton() {
  return (
    <Wrap aria-busy="true" className="pb-(--section)">
      <span className="sr-only">Loading</span>
      {PARTS.map(({ title }) => (
        <div
          key={title}
          className="grid gap-x-16 gap-y-5 border-line border-t py-8 lg:grid-cols-[19rem_minmax(0,1fr)]"
        >
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-16 w-full max-w-160" />
        </div>
      ))}
    </Wrap>
  );
}
