import { SECRET_OVERLAP_HOURS, type WebhookSecret } from '@liftmark/contract/webhooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { momentWords } from '../../ui/moment.ts';
import { toast } from '../../ui/toast.tsx';
import { SecretValue } from './secret-value.tsx';
import { endOverlap, readSecret, replaceSecret } from './webhook-calls.ts';

const sayFailure = (error: unknown): void => {
  toast({ title: 'That Didn’t Work', description: sentenceFor(error), look: 'destructive' });
};

/** The secret, shown on demand, and its replacement. */
export function SecretPart({ id }: { id: string }) {
  const [shown, setShown] = useState<WebhookSecret | null>(null);
  const change = useMutation({
    mutationFn: (call: (id: string) => Promise<WebhookSecret>) => call(id),
    onSuccess: setShown,
    onError: sayFailure,
  });
  if (shown === null) {
    return (
      <Button
        className="justify-self-start"
        disabled={change.isPending}
        onClick={() => change.mutate(readSecret)}
      >
        Show secret
      </Button>
    );
  }
  const { secret, previousUntil } = shown;
  return (
    <div className="grid gap-3">
      <SecretValue secret={secret} />
      {previousUntil !== null && (
        <p className="text-ui">
          The old secret signs too until <time dateTime={previousUntil}>{momentWords(previousUntil)}</time>.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {previousUntil === null ? (
          <Button disabled={change.isPending} onClick={() => change.mutate(replaceSecret)}>
            Replace secret
          </Button>
        ) : (
          <Button disabled={change.isPending} onClick={() => change.mutate(endOverlap)}>
            Stop using the old secret
          </Button>
        )}
        <Button look="quiet" onClick={() => setShown(null)}>
          Hide
        </Button>
      </div>
      {previousUntil === null && (
        <p className="note">
          After a replacement, both secrets sign for {SECRET_OVERLAP_HOURS} hours, so that nothing is refused
          meanwhile.
        </p>
      )}
    </div>
  );
}
