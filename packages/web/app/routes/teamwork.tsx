import { pageMeta } from '../features/shell/page-meta.ts';
import { TeamworkScreen } from '../features/teamwork/teamwork-screen.tsx';
import type { Route } from './+types/teamwork.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Tasks and activity | Liftmark',
    description: 'What’s left to do on your pages, and what happened.',
    location,
    noindex: true,
  });

export default TeamworkScreen;
