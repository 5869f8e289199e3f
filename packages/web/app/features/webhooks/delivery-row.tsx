import type { DeliveryDetail, Webhook, WebhookAttempt, WebhookDelivery } from '@liftmark/contract/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { momentWords } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { StatusMark } from './status-mark.tsx';
import { eventName, outcomeWords, text } from './text.ts';
import { deliveryQuery, refreshWebhooks, replayDelivery } from './webhook-calls.ts';

const TONES = { pending: 'none', delivered: 'good', failed: 'bad' } as const;

interface DeliveryRowProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
}

/** One delivery; opened, it shows its attempts and what was sent. */
export function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { event, state, createdAt, last, attempts, nextAttemptAt } = delivery;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 grow basis-64 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-4 text-ink text-ui">
            {eventName(event)}
            <StatusMark tone={TONES[state]}>{text.states[state]}</StatusMark>
          </p>
          <p className="note">
            <time dateTime={createdAt}>{momentWords(createdAt)}</time>
            {attempts > 1 && `, ${attempts} attempts`}
          </p>
          {last !== null && <p className="note">{outcomeWords(last)}</p>}
          {attempts > 0 && nextAttemptAt !== null && (
            <p className="note">
              Sent again <time dateTime={nextAttemptAt}>{momentWords(nextAttemptAt)}</time>
            </p>
          )}
        </div>
        <div className="flex gap-2">
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-label={`Details of ${eventName(event)}, ${momentWords(createdAt)}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            Details
          </Button>
          <Replay webhook={webhook} delivery={delivery} />
        </div>
      </div>
      {isOpen && <Details webhookId={webhook.id} delivery={delivery} />}
    </div>
  );
}

function Replay({ webhook, delivery: { id, event, createdAt } }: DeliveryRowProps) {
  const queryClient = useQueryClient();
  const replay = useMutation({
    mutationFn: () => replayDelivery(webhook.id, id),
    onSuccess: () => {
      toast({ title: 'Sent Again', description: 'The result appears in the log.' });
      return refreshWebhooks(queryClient);
    },
    onError: (error) => toast({ title: 'Not Sent', description: sentenceFor(error), look: 'destructive' }),
  });
  return (
    <Button
      disabled={replay.isPending || !webhook.isOn}
      aria-label={`Replay ${eventName(event)}, ${momentWords(createdAt)}`}
      onClick={() => replay.mutate()}
    >
      Replay
    </Button>
  );
}

function Details({
  webhookId,
  delivery: { id, attempts },
}: {
  webhookId: string;
  delivery: WebhookDelivery;
}) {
  const query = useQuery(deliveryQuery(webhookId, id, attempts));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-32 w-full" />}>
      {(detail) => <DetailParts detail={detail} />}
    </Loaded>
  );
}

function DetailParts({ detail: { id, body, log } }: { detail: DeliveryDetail }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 bg-tint px-4 py-3">
      <p className="note [overflow-wrap:anywhere]">webhook-id: {id}</p>
      {log.length > 0 && (
        <ol className="grid gap-2">
          {log.map((attempt) => (
            <AttemptLine key={attempt.startedAt} attempt={attempt} />
          ))}
        </ol>
      )}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto font-mono text-ink text-sm"
      >
        {JSON.stringify(JSON.parse(body), null, 2)}
      </pre>
    </div>
  );
}

function AttemptLine({ attempt }: { attempt: WebhookAttempt }) {
  const { startedAt, answer } = attempt;
  return (
    <li className="grid gap-0.5 text-sm [overflow-wrap:anywhere]">
      <span className="text-ink">
        <time dateTime={startedAt}>{momentWords(startedAt)}</time>: {outcomeWords(attempt)}
      </span>
      {answer !== null && <span className="text-ink-3">“{answer}”</span>}
    </li>
  );
}
