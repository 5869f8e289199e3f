import { type CreatedWebhook, WEBHOOK_EVENTS } from '@liftmark/contract/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SecretValue } from './secret-value.tsx';
import { createWebhook, refreshWebhooks } from './webhook-calls.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** The form, and after it the new webhook's secret. */
export function CreateWebhook({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<CreatedWebhook | null>(null);
  const key = useRef(createIdempotencyKey());
  if (created !== null) return <Created {...created} onClose={onClose} />;
  return (
    <WebhookDialog
      title="Add a webhook"
      action="Add webhook"
      values={{ name: '', address: '', format: 'standard', events: [...WEBHOOK_EVENTS], isOn: true }}
      onClose={onClose}
      onSubmit={async (request) => {
        setCreated(await createWebhook(request, key.current));
        await refreshWebhooks(queryClient);
      }}
    />
  );
}

function Created({ webhook, secret, onClose }: CreatedWebhook & { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Webhook added"
      description={
        webhook.format === 'standard'
          ? 'Your server checks each message with this secret. You can see it again on the webhook’s page.'
          : 'Send a test next, to see it in your channel. The secret is only needed by receivers that check signatures.'
      }
    >
      <SecretValue secret={secret} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" asChild>
          <Link to={`/account/webhooks/${webhook.id}`}>Open the webhook</Link>
        </Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
