import { FEATURE_GROUPS } from '../content/features.ts';
import { ClosingCall } from '../features/reading/closing-call.tsx';
import { PageTitle } from '../features/reading/page-title.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { MarginSection } from '../ui/section.tsx';
import type { Route } from './+types/features.ts';

export const handle = { isReadingPage: true };

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Features: audits, recommendations, competitors, tracking | Liftmark',
    description:
      'Liftmark’s features, sorted by your questions: what’s wrong with my page, what should I change first, how do I compare, and did it help?',
    location,
  });

export default function Features() {
  return (
    <>
      <PageTitle
        title="Four questions about a page, answered"
        lead="Everything is free unless it’s marked Pro."
      />
      {FEATURE_GROUPS.map(({ id, title, lead, items }) => (
        <MarginSection key={id} id={id} title={title} lead={<p>{lead}</p>}>
          <ul className="grid gap-x-16 gap-y-10 md:grid-cols-2">
            {items.map(({ title: name, text, isPro }) => (
              <li key={name} className="grid content-start gap-2 border-line-2 border-t pt-4">
                <h3 className="title-4 flex items-baseline justify-between gap-4">
                  {name}
                  {isPro && <span className="font-medium text-accent text-sm">Pro</span>}
                </h3>
                <p className="text-ui">{text}</p>
              </li>
            ))}
          </ul>
        </MarginSection>
      ))}
      <ClosingCall title="Try it on your own page" text="Your first report is free. No card needed." />
    </>
  );
}
