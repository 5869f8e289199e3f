import { NotFound } from '../features/shell/not-found.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/not-found.ts';

/** Read, not used: the prerendered page carries no React. */
export const handle = { isReadingPage: true };

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: '404 Page Not Found | Liftmark',
    description: 'This address leads nowhere.',
    location,
    noindex: true,
  });

export default NotFound;
