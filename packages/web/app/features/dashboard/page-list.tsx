import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ListChoice, pagesQuery } from './dashboard-queries.ts';
import { PageCard } from './page-card.tsx';

interface PageListProps {
  choice: ListChoice;
  /** The heading, given how many pages there are; undefined while that is not known. */
  heading: (total: number | undefined) => ReactNode;
  /** What stands in place of an empty list. */
  empty: ReactNode;
}

/** One list of pages with its heading, a screenful at a time. */
export function PageList({ choice, heading, empty }: PageListProps) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(pagesQuery(choice));
  if (isPending) return <ListSkeleton />;
  if (error !== null && data === undefined) {
    return (
      <div role="alert" className="grid gap-3 border-ink border-t py-6">
        <p>{sentenceFor(error)}</p>
        <Button className="justify-self-start" onClick={() => refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  const pages = data.pages.flatMap((part) => part.pages);
  return (
    <>
      {heading(data.pages[0]?.total)}
      {pages.length === 0 ? (
        empty
      ) : (
        <div>
          {pages.map((page) => (
            <PageCard key={page.secureId} page={page} />
          ))}
        </div>
      )}
      {hasNextPage && (
        <Button className="justify-self-start" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show more pages'}
        </Button>
      )}
    </>
  );
}

export function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid">
      <span className="sr-only">Loading</span>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-5 border-line border-t py-6">
          <Skeleton className="h-11 w-13" />
          <div className="grid gap-3">
            <Skeleton className="h-6 w-64 max-w-full" />
            <Skeleton className="h-4 w-96 max-w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
