import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Wrap } from './section.tsx';

interface SignedOutPreviewProps {
  /** What stands on the screen once somebody is signed in. */
  parts: { title: string; text: string }[];
  onSignIn: () => void;
  /** The words of the button. */
  children: ReactNode;
}

/** What somebody who is signed out sees of a screen of their own. */
export function SignedOutPreview({ parts, onSignIn, children }: SignedOutPreviewProps) {
  return (
    <Wrap className="grid gap-8 pb-(--section)">
      <dl className="border-ink border-t">
        {parts.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-16 gap-y-1 border-line border-b py-4 lg:grid-cols-[19rem_minmax(0,1fr)]"
          >
            <dt className="title-4">{title}</dt>
            <dd className="text-ui">{text}</dd>
          </div>
        ))}
      </dl>
      <Button look="primary" className="justify-self-start" onClick={onSignIn}>
        {children}
      </Button>
    </Wrap>
  );
}
