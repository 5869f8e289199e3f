import { NotFound } from '../features/shell/not-found.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/not-found.ts';

/** A content page: prerendered without React. */
export const handle = { isReadingPage: true };

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: '404 Page Not Found | Liftmark',
    description: 'There’s no page at this address.',
    location,
    noindex: true,
  });

export default NotFound;
