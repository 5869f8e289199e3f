import { DELIVERIES_PER_PAGE, type DeliveryList, type Webhook } from '@liftmark/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { deliveriesQuery } from './webhook-calls.ts';
import { ListSkeleton } from './webhooks-screen.tsx';

/** A page of the deliveries, the newest first; the page is kept in the address. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const query = useQuery(deliveriesQuery(webhook.id, page));
  return (
    <Loaded query={query} skeleton={<ListSkeleton />}>
      {(list) => (
        <Deliveries
          webhook={webhook}
          list={list}
          page={page}
          onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true })}
        />
      )}
    </Loaded>
  );
}

interface DeliveriesProps {
  webhook: Webhook;
  list: DeliveryList;
  page: number;
  onPage: (page: number) => void;
}

function Deliveries({ webhook, list: { deliveries, total }, page, onPage }: DeliveriesProps) {
  const last = Math.max(1, Math.ceil(total / DELIVERIES_PER_PAGE));
  if (total === 0) return <p className="text-ui">Nothing was sent yet. Send a test to see it here.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="border-line border-t">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryRow webhook={webhook} delivery={delivery} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <nav aria-label="Pages of the log" className="flex flex-wrap items-center justify-between gap-3">
          <p className="tabular note" aria-live="polite">
            Page {page} of {last}
          </p>
          <div className="flex gap-2">
            <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
              Newer
            </Button>
            <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
              Older
            </Button>
          </div>
        </nav>
      )}
    </div>
  );
}
