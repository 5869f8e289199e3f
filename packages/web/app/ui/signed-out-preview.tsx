import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Wrap } from './section.tsx';

interface SignedOutPreviewProps {
  /** What the screen shows to signed-in users. */
  parts: { title: string; text: string }[];
  onSignIn: () => void;
  /** The button's label. */
  children: ReactNode;
}

/** What signed-out visitors see of a screen that needs an account. */
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
