import { VerifyEmailScreen } from '../features/auth/verify-email-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/verify-email.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Confirm your address | Liftmark',
    description: 'Confirms the email address of an account.',
    location,
    noindex: true,
  });

export default VerifyEmailScreen;
