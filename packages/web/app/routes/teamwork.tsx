import { pageMeta } from '../features/shell/page-meta.ts';
import { TeamworkScreen } from '../features/teamwork/teamwork-screen.tsx';
import type { Route } from './+types/teamwork.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Tasks and activity | Liftmark',
    description: 'Open tasks on your pages, and the latest activity.',
    location,
    noindex: true,
  });

export default TeamworkScreen;
