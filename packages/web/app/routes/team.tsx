import { useStartSubscription } from '../features/billing/use-start-subscription.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import { TeamScreen } from '../features/workspaces/team-screen.tsx';
import type { Route } from './+types/team.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Your team | Liftmark',
    description: 'Members, invitations, seats and activity.',
    location,
    noindex: true,
  });

export default function Team() {
  return <TeamScreen checkout={useStartSubscription()} />;
}
