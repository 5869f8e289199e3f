import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface QueryPartProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown until the first answer. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The server's answer; until then a skeleton, or the error. A later failure keeps the answer on the screen. */
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
