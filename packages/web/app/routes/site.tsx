import { pageMeta } from '../features/shell/page-meta.ts';
import { SiteScreen } from '../features/sites/site-screen.tsx';
import type { Route } from './+types/site.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Site | Liftmark',
    description: 'Templates, leaks, journeys and pages of a site.',
    location,
    noindex: true,
  });

export default function SitePage({ params }: Route.ComponentProps) {
  return <SiteScreen id={params.id} />;
}
