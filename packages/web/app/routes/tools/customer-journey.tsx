import { pageMeta, toolData } from '../../features/shell/page-meta.ts';
import { CustomerJourney } from '../../features/tools/customer-journey.tsx';
import { ToolPage } from '../../features/tools/tool-page.tsx';
import type { Route } from './+types/customer-journey.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Customer Journey Mapper | Liftmark',
    description:
      'Map the customer journey for e-commerce, SaaS or services: touchpoints, emotions, actions, pain points and recommendations for each stage.',
    location,
    structuredData: toolData({ name: 'Customer Journey Mapper', path: '/tools/customer-journey' }),
  });

export default function CustomerJourneyPage() {
  return (
    <ToolPage
      name="Customer Journey Mapper"
      lead="The stages your customers go through, what they feel and do, and what you can do about it."
    >
      <CustomerJourney />
    </ToolPage>
  );
}
