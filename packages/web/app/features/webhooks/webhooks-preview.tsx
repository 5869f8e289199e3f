import { openSignIn } from '../../client/sign-in.ts';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';

const PARTS: { title: string; text: string }[] = [
  { title: 'Your channel', text: 'Messages in Slack, Microsoft Teams or Discord.' },
  { title: 'Your tools', text: 'Signed JSON for your own server.' },
  { title: 'Nothing gets lost', text: 'Retries for three days, and a log with replay.' },
];

/** What signed-out visitors see of the webhook screens. */
export function WebhooksPreview() {
  return (
    <SignedOutPreview parts={PARTS} onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}>
      Sign in to see your webhooks
    </SignedOutPreview>
  );
}
