import { pageMeta } from '../features/shell/page-meta.ts';
import { InvitationScreen } from '../features/workspaces/invitation-screen.tsx';
import type { Route } from './+types/invitation.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Invitation | Liftmark',
    description: 'Join a team on Liftmark.',
    location,
    noindex: true,
  });

export default InvitationScreen;
