import { SimulatedPortal } from '../features/billing/simulated-portal.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/billing.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Simulated customer portal | Liftmark',
    description: 'Plan, card and payments, simulated.',
    location,
    noindex: true,
  });

export default SimulatedPortal;
