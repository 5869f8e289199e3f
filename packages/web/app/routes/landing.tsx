import { pageMeta } from '../features/shell/page-meta.ts';
import { Wrap } from '../ui/section.tsx';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Liftmark: see what holds your page back',
    description: 'Give it the address of a page and it shows, with evidence, how well that page converts.',
    location,
  });

export default function Landing() {
  return <Wrap>Landing</Wrap>;
}
