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
      'All checks with what is measured, how much it weighs, why, and the published evidence. How the score is made, and what is left out on purpose.',
    location,
  });

/** Read, not used: the prerendered page carries no React. */
export const handle = { isReadingPage: true };

/** Runs while the page is built only. */
export function loader() {
  return methodologySchema.parse(published);
}

export const clientLoader = readAnew;

export default function MethodologyPage({ loaderData }: Route.ComponentProps) {
  return <MethodologyDocument method={loaderData} />;
}
