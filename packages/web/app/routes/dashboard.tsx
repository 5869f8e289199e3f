import { QuickAdd } from '../features/analysis/quick-add.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Conversion Optimization Dashboard | Liftmark',
    description: 'Your pages, what is left to do on them, and what it brought.',
    location,
    noindex: true,
  });

export default function DashboardPage() {
  return <DashboardScreen quickAdd={(onAdded) => <QuickAdd onAdded={onAdded} />} />;
}
