import { pageMeta, toolData } from '../../features/shell/page-meta.ts';
import { CroChecklist } from '../../features/tools/cro-checklist.tsx';
import { ToolPage } from '../../features/tools/tool-page.tsx';
import type { Route } from './+types/cro-checklist.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'CRO Audit Checklist | Liftmark',
    description:
      'A 50-point checklist for conversion: headlines, calls to action, trust, layout, copy, forms, mobile, speed, navigation and tracking.',
    location,
    structuredData: toolData({ name: 'CRO Audit Checklist', path: '/tools/cro-checklist' }),
  });

export default function CroChecklistPage() {
  return (
    <ToolPage
      name="CRO Audit Checklist"
      lead="A 50-point checklist for pages that have to convert: ten areas, five points each. Check off what’s true of your page."
    >
      <CroChecklist />
    </ToolPage>
  );
}
