import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const TOOLS = [
  'conversion-calculator',
  'cro-checklist',
  'ab-test-planner',
  'roi-calculator',
  'customer-journey',
];

/** Public pages stand alone; screens that call the server share one layout with its providers. */
export default [
  index('routes/landing.tsx'),
  route('methodology', 'routes/methodology.tsx'),
  route('tools', 'routes/tools/tools.tsx'),
  layout('routes/application.tsx', [
    ...TOOLS.map((tool) => route(`tools/${tool}`, `routes/tools/${tool}.tsx`)),
    route('analyze', 'routes/analyze.tsx'),
    route('report/:id', 'routes/report.tsx'),
    route('account', 'routes/account.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
