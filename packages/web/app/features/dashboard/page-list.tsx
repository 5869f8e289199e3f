import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { type ListChoice, pagesQuery } from './dashboard-queries.ts';
import { ListSkeleton } from './dashboard-skeleton.tsx';
import { PageCard } from './page-card.tsx';

interface PageListProps {
  choice: ListChoice;
  /** The heading, given the number of pages; undefined while that is unknown. */
  heading: (total: number | undefined) => ReactNode;
  /** Shown in place of an empty list. */
  empty: ReactNode;
}

/** A paginated list of pages with its heading. */
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
