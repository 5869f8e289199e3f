import { FoundersScreen } from '../features/founders/founders-screen.tsx';
import { NotFound } from '../features/shell/not-found.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/founders.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Founders Dashboard | Liftmark',
    description: 'How people use the product and how it’s doing.',
    location,
    noindex: true,
  });

export default function FoundersPage() {
  return <FoundersScreen notFound={<NotFound />} />;
}
