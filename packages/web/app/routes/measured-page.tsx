import { useSearchParams } from 'react-router';
import { MeasuredPageScreen } from '../features/measuring/measured-page-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/measured-page.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Measured page | Liftmark',
    description: 'The measured days of a page, and what its changes did.',
    location,
    noindex: true,
  });

export default function MeasuredPage() {
  const [query] = useSearchParams();
  const address = query.get('address') ?? '';
  return <MeasuredPageScreen key={address} page={address} />;
}
