import { ResetPasswordScreen } from '../features/auth/reset-password-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Set a new password | Liftmark',
    description: 'Sets a new password for an account.',
    location,
    noindex: true,
  });

export default ResetPasswordScreen;
