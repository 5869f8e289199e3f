import { WEBHOOK_EVENTS, type Webhook, type WebhookList } from '@liftmark/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CreateWebhook } from './create-webhook.tsx';
import { eventName, text } from './text.ts';
import { webhooksQuery } from './webhook-calls.ts';
import { WebhookStatus } from './webhook-status.tsx';
import { WebhooksPreview } from './webhooks-preview.tsx';

/** The list of an account's webhooks. */
export function WebhooksScreen() {
  const user = useRequiredUser();
  return (
    <>
      <Wrap className="grid gap-3 pt-10 pb-8">
        <Link to="/account" className="justify-self-start text-sm">
          Your account
        </Link>
        <h1 className="title-1">Webhooks</h1>
        <p className="max-w-160 text-ui">
          Get a message in Slack, Microsoft Teams, Discord or your own tools when something happens to your
          pages.
        </p>
      </Wrap>
      {user === null ? (
        <WebhooksPreview />
      ) : (
        <Wrap className="pb-(--section)">{user ? <OwnWebhooks /> : <ListSkeleton />}</Wrap>
      )}
    </>
  );
}

function OwnWebhooks() {
  const query = useQuery(webhooksQuery);
  return (
    <Loaded query={query} skeleton={<ListSkeleton />}>
      {(list) => <WebhookRows list={list} />}
    </Loaded>
  );
}

function WebhookRows({ list: { webhooks, limit } }: { list: WebhookList }) {
  const [isCreating, setIsCreating] = useState(false);
  const isFull = webhooks.length >= limit;
  return (
    <div className="grid gap-5">
      {webhooks.length === 0 ? (
        <div className="border-line border-t pt-8">
          <p className="text-lg">You have no webhooks yet. Add one, then send a test to see it work.</p>
        </div>
      ) : (
        <ul className="border-line border-b">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="primary" disabled={isFull} onClick={() => setIsCreating(true)}>
          Add a webhook
        </Button>
        {isFull && <p className="note">You have {limit} webhooks, the most possible.</p>}
      </div>
      {isCreating && <CreateWebhook onClose={() => setIsCreating(false)} />}
    </div>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, name, address, format, events } = webhook;
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to={`/account/webhooks/${id}`}
          className="inline-flex min-h-6 items-center font-medium text-ink [overflow-wrap:anywhere]"
        >
          {name}
        </Link>
        <p className="note [overflow-wrap:anywhere]">
          {text.formats[format].name}, {new URL(address).host}
        </p>
        <p className="note">
          {events.length === WEBHOOK_EVENTS.length ? 'All events' : events.map(eventName).join(', ')}
        </p>
      </div>
      <WebhookStatus webhook={webhook} />
    </li>
  );
}

export function ListSkeleton() {
  return (
    <div className="grid border-line border-b">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 border-line border-t py-4">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-4 w-72 max-w-full" />
        </div>
      ))}
    </div>
  );
}
