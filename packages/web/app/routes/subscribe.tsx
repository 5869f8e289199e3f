import { useSearchParams } from 'react-router';
import { SubscribeScreen } from '../features/billing/subscribe-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import type { Route } from './+types/subscribe.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Plans and pricing | Liftmark',
    description:
      'Free analysis with score and evidence. Pro with all recommendations, AI chat, competitors, SWOT and copy, 7 days free, monthly or annual.',
    location,
  });

const NO_QUERY = new URLSearchParams();

export default function Subscribe() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  return <SubscribeScreen search={isHydrated ? search : NO_QUERY} />;
}
