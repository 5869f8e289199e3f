import { useQueryClient } from '@tanstack/react-query';
import { refreshClients } from '../client/clients.ts';
import { useScope } from '../client/scope.ts';
import { useQuickAdd } from '../features/analysis/use-quick-add.tsx';
import { refreshDashboard } from '../features/dashboard/dashboard-queries.ts';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Conversion Optimization Dashboard | Liftmark',
    description: 'Your pages, what’s left to do on them, and the results.',
    location,
    noindex: true,
  });

export default function DashboardPage() {
  const queryClient = useQueryClient();
  const [{ client }] = useScope();
  const { box, pending } = useQuickAdd(client === 'none' ? '' : client, async () => {
    await Promise.all([refreshDashboard(queryClient), refreshClients(queryClient)]);
  });
  return <DashboardScreen quickAdd={box} pending={pending} />;
}
