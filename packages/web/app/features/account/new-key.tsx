import type { CreatedApiKey } from '@liftmark/contract/api-keys';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

/** A new key, shown this one time. */
export function NewKey({ created, onDone }: { created: CreatedApiKey; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-md focus:outline-none">
        Copy your new key now
      </h3>
      <p className="text-ui">
        We won’t show it again. Keep it as safe as a password: anyone who has it can use your account, as far
        as its permissions go.
      </p>
      <p className="rounded-2 bg-tint px-5 py-4">
        <code className="select-all font-mono text-ink text-sm [overflow-wrap:anywhere]">{created.key}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={created.key} name="API key" look="plain" />
        <Button look="quiet" onClick={onDone}>
          I’ve saved it
        </Button>
      </div>
    </div>
  );
}
