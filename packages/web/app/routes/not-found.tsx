import { NotFound } from '../features/shell/not-found.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: '404 Page Not Found | Liftmark',
    description: 'This address leads nowhere.',
    location,
    noindex: true,
  });

export default NotFound;
