import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface QueryPartProps<Data> {
  query: UseQueryResult<Data>;
  /** What stands there until the first answer. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What the server answered; until then its shape, and where it failed why. A later failure keeps what is there. */
export function QueryPart<Data>({ query, skeleton, children }: QueryPartProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  const problem = error && (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <p className="text-ui">
        {data === undefined ? sentenceFor(error) : `Not refreshed. ${sentenceFor(error)}`}
      </p>
      <Button disabled={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
    </div>
  );
  if (data === undefined) return problem || (skeleton ?? <ListSkeleton />);
  return (
    <>
      {problem}
      {children(data)}
    </>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-px border-ink border-t">
      <span className="sr-only">Loading</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-2 border-line border-b py-4">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-4 w-40 max-w-full" />
        </div>
      ))}
    </div>
  );
}
