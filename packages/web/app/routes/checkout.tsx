import { CheckoutScreen } from '../features/billing/checkout-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Checkout | Liftmark',
    description: 'Checkout for Liftmark Pro.',
    location,
    noindex: true,
  });

export default CheckoutScreen;
