import { McpScreen } from '../features/account/mcp-screen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/mcp.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Assistants and editors | Liftmark',
    description: 'Configurations for clients of the Model Context Protocol.',
    location,
    noindex: true,
  });

export default McpScreen;
