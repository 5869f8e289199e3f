import { UnsubscribeScreen } from '../features/auth/unsubscribe-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Unsubscribe | Liftmark',
    description: 'Unsubscribe from tips and news.',
    location,
    noindex: true,
  });

export default UnsubscribeScreen;
