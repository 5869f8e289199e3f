import { ClientScreen } from '../features/share/client-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/client.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Client | Liftmark',
    description: 'The links and branding of a client.',
    location,
    noindex: true,
  });

export default function ClientPage({ params }: Route.ComponentProps) {
  return <ClientScreen id={params.id} />;
}
