import type { Workspace } from '@liftmark/contract/workspaces';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { momentWords } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { actionWords } from './text.ts';
import { auditQuery } from './workspace-calls.ts';

/** The log of what members changed, the newest first. */
export function AuditPart({ team }: { team: Workspace }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(team.id),
  );
  const entries = data?.pages.flat() ?? [];
  return (
    <Part id="activity" title="Activity" lead="A log of what members changed. It can’t be edited.">
      {data === undefined && error === null && <Skeleton className="h-32 w-full" />}
      {data === undefined && error !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-ui">{sentenceFor(error)}</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </div>
      )}
      {data !== undefined && (
        <ol aria-label="Activity" className="border-line border-b">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="grid gap-x-6 border-line border-t py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <p className="text-ink text-ui [overflow-wrap:anywhere]">
                {actionWords(entry)}
                {entry.actor !== '' && <span className="note block">{entry.actor}</span>}
              </p>
              <time dateTime={entry.at} className="note tabular">
                {momentWords(entry.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          className="justify-self-start"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </Part>
  );
}
