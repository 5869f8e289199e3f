import { openSignIn } from '../../client/sign-in.ts';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';

const PARTS = [
  { title: 'Your pages', text: 'Every page you’ve analyzed, its score over time, and what’s left to do.' },
  {
    title: 'Verified fixes',
    text: 'When a later run sees that something is fixed, it’s checked off for you.',
  },
  {
    title: 'Measured results',
    text: 'Conversion rates before and after, with a confidence interval.',
  },
];

/** What signed-out visitors see of the dashboard. */
export function DashboardPreview() {
  return (
    <SignedOutPreview parts={PARTS} onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}>
      Sign in to see your pages
    </SignedOutPreview>
  );
}
