import { pageMeta } from '../features/shell/page-meta.ts';
import { SitesScreen } from '../features/sites/sites-screen.tsx';
import type { Route } from './+types/sites.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Sites | Liftmark',
    description: 'Whole sites: their templates, and what costs most across them.',
    location,
    noindex: true,
  });

export default SitesScreen;
