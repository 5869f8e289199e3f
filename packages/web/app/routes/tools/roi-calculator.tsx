import { pageMeta, toolData } from '../../features/shell/page-meta.ts';
import { RoiCalculator } from '../../features/tools/roi-calculator.tsx';
import { ToolPage } from '../../features/tools/tool-page.tsx';
import type { Route } from './+types/roi-calculator.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'CRO ROI Calculator | Liftmark',
    description:
      'Calculate the return on conversion optimization: monthly, quarterly and yearly gain, ROI, payback time and net profit in the first year.',
    location,
    structuredData: toolData({ name: 'CRO ROI Calculator', path: '/tools/roi-calculator' }),
  });

export default function RoiCalculatorPage() {
  return (
    <ToolPage
      name="CRO ROI Calculator"
      lead="The return on conversion work: gain per month, quarter and year, payback time and net profit in the first year."
    >
      <RoiCalculator />
    </ToolPage>
  );
}
