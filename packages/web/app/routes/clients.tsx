import { ClientsScreen } from '../features/share/clients-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/clients.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Clients and branding | Liftmark',
    description: 'Your clients and the look of what you send.',
    location,
    noindex: true,
  });

export default ClientsScreen;
