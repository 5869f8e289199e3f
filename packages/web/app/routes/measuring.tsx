import { MeasuringScreen } from '../features/measuring/measuring-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/measuring.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Measure | Liftmark',
    description: 'Visits, conversions and what your changes did.',
    location,
    noindex: true,
  });

export default MeasuringScreen;
