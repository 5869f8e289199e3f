import { pageMeta, toolData } from '../../features/shell/page-meta.ts';
import { AbTestPlanner } from '../../features/tools/ab-test-planner.tsx';
import { ToolPage } from '../../features/tools/tool-page.tsx';
import type { Route } from './+types/ab-test-planner.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'A/B Test Planner | Liftmark',
    description:
      'Plan an A/B test: hypothesis, variants, metrics, sample size and duration, with the statistically sound sample size next to the rule of thumb.',
    location,
    structuredData: toolData({ name: 'A/B Test Planner', path: '/tools/ab-test-planner' }),
  });

export default function AbTestPlannerPage() {
  return (
    <ToolPage
      name="A/B Test Planner"
      lead="A written plan for your next test: hypothesis, variants, metrics, and the sample it really needs."
    >
      <AbTestPlanner />
    </ToolPage>
  );
}
