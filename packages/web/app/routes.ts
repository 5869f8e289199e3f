import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Public pages stand alone; screens that call the server share one layout with its providers. */
export default [
  index('routes/landing.tsx'),
  route('methodology', 'routes/methodology.tsx'),
  layout('routes/application.tsx', [
    route('analyze', 'routes/analyze.tsx'),
    route('report/:id', 'routes/report.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
