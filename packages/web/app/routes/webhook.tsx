import { pageMeta } from '../features/shell/page-meta.ts';
import { WebhookScreen } from '../features/webhooks/webhook-screen.tsx';
import type { Route } from './+types/webhook.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Webhook | Liftmark',
    description: 'Format, address, secret and log of a webhook.',
    location,
    noindex: true,
  });

export default function WebhookPage({ params }: Route.ComponentProps) {
  return <WebhookScreen id={params.id} />;
}
