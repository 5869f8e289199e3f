import { pageMeta, toolData } from '../../features/shell/page-meta.ts';
import { ConversionCalculator } from '../../features/tools/conversion-calculator.tsx';
import { ToolPage } from '../../features/tools/tool-page.tsx';
import type { Route } from './+types/conversion-calculator.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Conversion Rate Calculator | Liftmark',
    description:
      'Enter three numbers to see your conversion rate and the revenue that a 10 to 100 percent higher rate would add. Updates as you type.',
    location,
    structuredData: toolData({ name: 'Conversion Rate Calculator', path: '/tools/conversion-calculator' }),
  });

export default function ConversionCalculatorPage() {
  return (
    <ToolPage
      name="Conversion Rate Calculator"
      lead="See your conversion rate, and how much a higher rate is worth per week, month and year."
    >
      <ConversionCalculator />
    </ToolPage>
  );
}
