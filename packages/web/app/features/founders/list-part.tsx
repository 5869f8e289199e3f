import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pager } from './list-tools.tsx';
import { QueryPart } from './query-part.tsx';

interface ListPartProps<List extends { total: number }> {
  query: UseQueryResult<List>;
  /** Shown if the list is empty. */
  empty: string;
  page: number;
  onPage: (page: number) => void;
  children: (list: List) => ReactNode;
}

/** A page of a list, with its pager. */
export function ListPart<List extends { total: number }>({
  query,
  empty,
  page,
  onPage,
  children,
}: ListPartProps<List>) {
  return (
    <QueryPart query={query}>
      {(list) =>
        list.total === 0 ? (
          <p className="border-ink border-t py-8">{empty}</p>
        ) : (
          <div>
            {children(list)}
            <Pager total={list.total} page={page} onPage={onPage} />
          </div>
        )
      }
    </QueryPart>
  );
}
