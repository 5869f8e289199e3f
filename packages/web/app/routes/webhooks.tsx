import { pageMeta } from '../features/shell/page-meta.ts';
import { WebhooksScreen } from '../features/webhooks/webhooks-screen.tsx';
import type { Route } from './+types/webhooks.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Webhooks | Liftmark',
    description: 'Messages to your channels and tools.',
    location,
    noindex: true,
  });

export default WebhooksScreen;
