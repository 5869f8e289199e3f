import type { Webhook } from '@liftmark/contract/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { momentWords } from '../../ui/moment.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { eventName, text } from './text.ts';
import { changeWebhook, refreshWebhooks, requestOf, sendTest } from './webhook-calls.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Format, address and events, with the buttons to test and change them. */
export function WebhookSettings({ webhook }: { webhook: Webhook }) {
  const queryClient = useQueryClient();
  const [isEditing, setIsEditing] = useState(false);
  const refresh = () => refreshWebhooks(queryClient);
  const test = useMutation({
    mutationFn: () => sendTest(webhook.id, createIdempotencyKey()),
    onSuccess: () => {
      toast({ title: 'Test Sent', description: 'The result appears under Deliveries.' });
      return refresh();
    },
    onError: (error) =>
      toast({ title: 'Test Not Sent', description: sentenceFor(error), look: 'destructive' }),
  });
  const turn = useMutation({
    mutationFn: (isOn: boolean) => changeWebhook(webhook.id, { ...requestOf(webhook), isOn }),
    onSuccess: refresh,
    onError: (error) =>
      toast({ title: 'Change Not Saved', description: sentenceFor(error), look: 'destructive' }),
  });
  return (
    <>
      <Health webhook={webhook} />
      <dl className="grid gap-x-6 gap-y-1 text-ui sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-y-3 [&>dd]:mb-2 sm:[&>dd]:mb-0">
        <dt className="font-normal text-ink-3">Format</dt>
        <dd className="text-ink">{text.formats[webhook.format].name}</dd>
        <dt className="font-normal text-ink-3">Address</dt>
        <dd className="text-ink [overflow-wrap:anywhere]">{webhook.address}</dd>
        <dt className="font-normal text-ink-3">Events</dt>
        <dd className="text-ink">{webhook.events.map(eventName).join(', ')}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="primary" disabled={test.isPending} onClick={() => test.mutate()}>
          Send a test
        </Button>
        <Button onClick={() => setIsEditing(true)}>Edit</Button>
        <Switch
          label="On"
          checked={turn.isPending ? turn.variables : webhook.isOn}
          onChange={(isOn) => turn.mutate(isOn)}
        />
      </div>
      {isEditing && (
        <WebhookDialog
          title="Edit webhook"
          action="Save"
          values={requestOf(webhook)}
          onClose={() => setIsEditing(false)}
          onSubmit={async (request) => {
            await changeWebhook(webhook.id, request);
            await refresh();
            setIsEditing(false);
          }}
        />
      )}
    </>
  );
}

/** What isn't well, and what to do. */
function Health({ webhook: { isOn, offReason, failingSince } }: { webhook: Webhook }) {
  const sentence =
    offReason === 'gone'
      ? 'The receiver answered that this address no longer exists, so we switched the webhook off. Edit the address, send a test, and switch it on.'
      : offReason === 'failing'
        ? 'The receiver accepted nothing for more than three days, so we switched the webhook off. Send a test, and switch it on once that works.'
        : offReason === 'left'
          ? 'The person who set up this webhook no longer manages the team, so we switched it off. Check that the address belongs to you, then switch it on.'
          : isOn && failingSince !== null
            ? `Every delivery has failed since ${momentWords(failingSince)}. After three days we switch the webhook off and email you.`
            : null;
  if (sentence === null) return null;
  return <p className="border-danger border-s-[3px] bg-danger-wash px-3 py-2 text-ink text-ui">{sentence}</p>;
}
