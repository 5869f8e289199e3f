import { pageMeta } from '../features/shell/page-meta.ts';
import { MonthScreen } from '../features/teamwork/month-screen.tsx';
import type { Route } from './+types/month.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Month | Liftmark',
    description: 'The work of a month, and its results.',
    location,
    noindex: true,
  });

export default function MonthPage({ params }: Route.ComponentProps) {
  return <MonthScreen key={params.month} month={params.month} />;
}
