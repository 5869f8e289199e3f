import { openSignIn } from '../../client/sign-in.ts';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';

const PARTS = [
  { title: 'Your pages', text: 'Every page you analyzed, its score over time, and what is left to do.' },
  { title: 'Verified fixes', text: 'What a later run has seen on the page is ticked for you.' },
  {
    title: 'Measured results',
    text: 'Conversion rates before and after, with the interval that they allow.',
  },
];

/** What somebody who is signed out sees of the dashboard. */
export function DashboardPreview() {
  return (
    <SignedOutPreview parts={PARTS} onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}>
      Sign in to see your pages
    </SignedOutPreview>
  );
}
