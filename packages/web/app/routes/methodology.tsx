import { methodologySchema } from '@liftmark/contract/methodology';
import { readAnew } from '../client/read-anew.ts';
import published from '../content/methodology.json';
import { MethodologyDocument } from '../features/methodology/methodology-document.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/methodology.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'How Liftmark measures: every check, weight and source',
    description:
      'Every check with what it measures, how much it counts, why, and the published evidence. How the score is calculated, and what we left out on purpose.',
    location,
  });

/** A content page: prerendered without React. */
export const handle = { isReadingPage: true };

/** Runs only at build time. */
export function loader() {
  return methodologySchema.parse(published);
}

export const clientLoader = readAnew;

export default function MethodologyPage({ loaderData }: Route.ComponentProps) {
  return <MethodologyDocument method={loaderData} />;
}
