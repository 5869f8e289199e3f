import type { Webhook } from '@liftmark/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { useWorkspaces } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { Wrap } from '../../ui/section.tsx';
import { DeleteWebhook } from './delete-webhook.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretPart } from './secret-part.tsx';
import { webhooksQuery } from './webhook-calls.ts';
import { WebhookSettings } from './webhook-settings.tsx';
import { WebhookStatus } from './webhook-status.tsx';
import { WebhooksPreview } from './webhooks-preview.tsx';
import { ListSkeleton } from './webhooks-screen.tsx';

/** One webhook: what it sends where, its secret and its deliveries. */
export function WebhookScreen({ id }: { id: string }) {
  const user = useRequiredUser();
  if (user === null) {
    return (
      <>
        <Heading title="Webhook" />
        <WebhooksPreview />
      </>
    );
  }
  return user ? <OwnWebhook id={id} /> : <Waiting />;
}

function OwnWebhook({ id }: { id: string }) {
  const query = useQuery(webhooksQuery);
  if (query.data === undefined) {
    return (
      <>
        <Heading title="Webhook" />
        <Wrap>
          <Loaded query={query} skeleton={<ListSkeleton />}>
            {() => null}
          </Loaded>
        </Wrap>
      </>
    );
  }
  const webhook = query.data.webhooks.find((each) => each.id === id);
  return webhook === undefined ? <Missing /> : <WebhookParts webhook={webhook} />;
}

function Waiting() {
  return (
    <>
      <Heading title="Webhook" />
      <Wrap aria-busy="true">
        <span className="sr-only">Loading</span>
        <ListSkeleton />
      </Wrap>
    </>
  );
}

function Missing() {
  const { list } = useWorkspaces();
  return (
    <>
      <Heading title="This webhook doesn’t exist" />
      <Wrap className="grid gap-4 pb-(--section)">
        <p className="text-ui">
          {list.length > 1
            ? 'It was deleted, or it belongs to another workspace. Switch workspaces at the top to look there.'
            : 'It was deleted, or it belongs to another account.'}
        </p>
        <Button look="primary" asChild className="justify-self-start">
          <Link to="/account/webhooks">See your webhooks</Link>
        </Button>
      </Wrap>
    </>
  );
}

function WebhookParts({ webhook }: { webhook: Webhook }) {
  return (
    <>
      <Heading title={webhook.name}>
        <WebhookStatus webhook={webhook} />
      </Heading>
      <Part isWide id="settings" title="Messages" lead="Format, address and events.">
        <WebhookSettings webhook={webhook} />
      </Part>
      <Part
        isWide
        id="secret"
        title="Secret"
        lead="Every message is signed with it as Standard Webhooks describes, so your server knows it’s from Liftmark."
      >
        <SecretPart key={webhook.id} id={webhook.id} />
      </Part>
      <Part
        isWide
        id="deliveries"
        title="Deliveries"
        lead="Everything sent in the last 30 days. If the receiver doesn’t accept a message, it’s sent again for three days."
      >
        <DeliveryLog webhook={webhook} />
      </Part>
      <Part isWide id="delete" title="Delete" lead="Removes the webhook and its log.">
        <DeleteWebhook webhook={webhook} />
      </Part>
    </>
  );
}

function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Wrap className="grid gap-3 pt-10 pb-8">
      <Link to="/account/webhooks" className="justify-self-start text-sm">
        Webhooks
      </Link>
      <h1 className="title-1 [overflow-wrap:anywhere]">{title}</h1>
      {children}
    </Wrap>
  );
}
