import type { Connection } from '@liftmark/contract/connections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { connectionsQuery, refreshMeasuring } from '../../client/measuring-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConnectionControls } from './connection-controls.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReplaceKeyDialog } from './replace-key-dialog.tsx';
import { agoWords, text } from './text.ts';

type Open = 'none' | 'new' | { replace: Connection } | { remove: Connection };

/** The analytics services that are read, with what was read and what is missing. */
export function ConnectionsPart({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(connectionsQuery);
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  useRefreshAfterReading(query.data?.connections.some(({ isReading }) => isReading) ?? false);
  return (
    <Part isWide id="connections" title="Connections" lead="Read once a day, never written to.">
      <Loaded query={query} skeleton={<Skeleton className="h-5 w-56 max-w-full" />}>
        {({ connections }) =>
          connections.length === 0 && !mayChange ? (
            <p className="text-ui">{text.noConnection}</p>
          ) : (
            connections.map((connection) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                mayChange={mayChange}
                onReplaceKey={() => setOpen({ replace: connection })}
                onRemove={() => setOpen({ remove: connection })}
              />
            ))
          )
        }
      </Loaded>
      {mayChange && (
        <Button className="justify-self-start" onClick={() => setOpen('new')}>
          Add a connection
        </Button>
      )}
      {open === 'new' && (
        <ConnectionDialog
          onAdded={async () => {
            close();
            await refreshMeasuring(queryClient);
          }}
          onClose={close}
        />
      )}
      {typeof open === 'object' && 'replace' in open && (
        <ReplaceKeyDialog connection={open.replace} onClose={close} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemoveDialog
          kind="connections"
          id={open.remove.id}
          title="Remove this connection?"
          description="Its key is deleted. The days read so far stay, and so do the results of A/B tests."
          onClose={close}
        />
      )}
    </Part>
  );
}

/** Once a reading ends, everything else that is measured may be new. */
function useRefreshAfterReading(isReading: boolean): void {
  const queryClient = useQueryClient();
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) void refreshMeasuring(queryClient);
    wasReading.current = isReading;
  }, [isReading, queryClient]);
}

interface RowProps {
  connection: Connection;
  mayChange: boolean;
  onReplaceKey: () => void;
  onRemove: () => void;
}

function ConnectionRow({ connection, mayChange, onReplaceKey, onRemove }: RowProps) {
  const { source, name, host, problem, missing, isPaused, pagesElsewhere } = connection;
  const service = text.services[source].name;
  return (
    <div className="grid gap-2 border-line border-b pb-5">
      <h3 className="title-4 [overflow-wrap:anywhere]">
        {service}: {name}
      </h3>
      {host !== null && <p className="note [overflow-wrap:anywhere]">{text.address(host)}</p>}
      {problem !== null && !isPaused && <p className="text-danger text-ui">{problem}</p>}
      <p className="tabular text-ui" aria-live="polite">
        {stateWords(connection).join(' ')}
      </p>
      {pagesElsewhere > 0 && <p className="note">{text.elsewhere(pagesElsewhere, service)}</p>}
      {missing.map(({ from, to, reason }) => (
        <p key={`${from} ${to} ${reason}`} className="note">
          {text.missing(from, to, reason)}
        </p>
      ))}
      {mayChange && (
        <ConnectionControls connection={connection} onReplaceKey={onReplaceKey} onRemove={onRemove} />
      )}
    </div>
  );
}

function stateWords(connection: Connection): string[] {
  const { fetchedAt, triedAt, problem, isPaused, isReading } = connection;
  const ago = (iso: string) => agoWords(iso, Date.now());
  return [
    ...(isPaused ? [text.paused] : isReading ? [text.inProgress] : []),
    ...text.reading(connection, fetchedAt && ago(fetchedAt)),
    ...(problem !== null && triedAt !== null && !isPaused ? [text.failed(ago(triedAt))] : []),
  ];
}
