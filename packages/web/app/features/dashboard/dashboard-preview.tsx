import { openSignIn } from '../../client/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Wrap } from '../../ui/section.tsx';

const PARTS = [
  { title: 'Your pages', text: 'Every page you analyzed, its score over time, and what is left to do.' },
  { title: 'Verified fixes', text: 'What a later run has seen on the page is ticked for you.' },
  {
    title: 'Measured results',
    text: 'Conversion rates before and after, with the interval that they allow.',
  },
];

/** What somebody who is signed out sees of the dashboard. */
export function DashboardPreview() {
  return (
    <Wrap className="grid gap-8 pb-(--section)">
      <dl className="border-ink border-t">
        {PARTS.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-16 gap-y-1 border-line border-b py-4 lg:grid-cols-[19rem_minmax(0,1fr)]"
          >
            <dt className="title-4">{title}</dt>
            <dd className="text-ui">{text}</dd>
          </div>
        ))}
      </dl>
      <Button
        look="primary"
        className="justify-self-start"
        onClick={() => openSignIn({ mode: 'signin', returnTo: null })}
      >
        Sign in to see your pages
      </Button>
    </Wrap>
  );
}
