import { AccountScreen } from '../features/account/account-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/account.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Your account | Liftmark',
    description: 'Profile, sign-in, sessions, plan and data.',
    location,
    noindex: true,
  });

export default AccountScreen;
